/** Somebody with an account, over HTTP as a browser would: logs in, writes posts, sends forms. */
import assert from 'node:assert/strict';

export interface Post {
  readonly id: number;
  readonly link: string;
  /** What WordPress kept of what was written. */
  readonly raw: string;
}

interface Answered {
  readonly id: number;
  readonly link: string;
  readonly content: { readonly raw: string };
}

export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #nonce = '';

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async login(origin: string, account: { name: string; password: string }): Promise<Visitor> {
    const visitor = new Visitor(origin);
    await visitor.page('/wp-login.php');
    await visitor.page('/wp-login.php', {
      log: account.name,
      pwd: account.password,
      testcookie: '1',
      'wp-submit': 'Log In',
    });
    visitor.#nonce = await visitor.page('/wp-admin/admin-ajax.php?action=rest-nonce');
    assert.match(visitor.#nonce, /^[0-9a-f]{10}$/, `${account.name} could not log in`);
    return visitor;
  }

  /** Asks for a page, or sends a form to it. */
  async page(path: string, form?: Record<string, string | File>): Promise<string> {
    const body = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
    const answer = await this.#ask(path, form ? { method: 'POST', body } : {});
    const text = await answer.text();
    assert.ok(answer.status < 400, `${path}: ${answer.status} ${text.slice(0, 500)}`);
    return text;
  }

  /** Calls WordPress's REST interface. */
  async rest<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.#ask(`/?rest_route=${path}`, {
      method,
      headers: { 'X-WP-Nonce': this.#nonce, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return JSON.parse(text) as Answer;
  }

  async write(title: string, content: string): Promise<Post> {
    const {
      id,
      link,
      content: kept,
    } = await this.rest<Answered>('POST', '/wp/v2/posts', {
      title,
      content,
      status: 'publish',
    });
    return { id, link, raw: kept.raw };
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return answer;
  }
}
