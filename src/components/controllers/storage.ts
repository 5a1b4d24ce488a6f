/** What is kept between visits: games in progress and the player's options. Denied or damaged storage never stops play. */

export type StorageArea = 'local' | 'session' | 'none';

const PREFIX = 'solitaire-elements:';

export class Store {
  #memory = new Map<string, string>();
  #told = false;

  constructor(
    private readonly area: () => StorageArea,
    private readonly denied: () => void,
  ) {}

  /** Whether the host lets anything be kept. */
  get keeps(): boolean {
    return this.area() !== 'none';
  }

  /** The text kept under a name, or null. */
  read(name: string): string | null {
    return this.#try((storage) => storage.getItem(PREFIX + name)) ?? this.#memory.get(name) ?? null;
  }

  write(name: string, text: string): void {
    const kept = this.#try((storage) => {
      storage.setItem(PREFIX + name, text);
      return true;
    });
    if (!kept) this.#memory.set(name, text);
  }

  remove(name: string): void {
    this.#memory.delete(name);
    this.#try((storage) => storage.removeItem(PREFIX + name));
  }

  // Merely naming localStorage throws where it is denied; writing throws where it is full.
  #try<T>(use: (storage: Storage) => T): T | null {
    const area = this.area();
    if (area === 'none') return null;
    try {
      return use(area === 'local' ? localStorage : sessionStorage);
    } catch {
      if (!this.#told) {
        this.#told = true;
        this.denied();
      }
      return null;
    }
  }
}
