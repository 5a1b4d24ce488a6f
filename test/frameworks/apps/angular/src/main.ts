import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Game } from './game';

@Component({
  selector: 'app-root',
  imports: [Game],
  template: `
    <button id="count" (click)="count.set(count() + 1)">{{ count() }}</button>
    <button id="mount" (click)="shown.set(!shown())">mount</button>
    <button id="key" (click)="key.set(key() + 1)">key</button>
    @if (shown()) {
      @for (each of [key()]; track each) {
        <app-game [deal]="count() < 0 ? '617' : '618'" />
      }
    }
  `,
})
class App {
  readonly count = signal(0);
  readonly shown = signal(true);
  readonly key = signal(0);
}

bootstrapApplication(App).catch((error: unknown) => console.error(error));
