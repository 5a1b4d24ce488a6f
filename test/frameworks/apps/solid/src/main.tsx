import { Show, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { Game } from './Game';

function App() {
  const [count, setCount] = createSignal(0);
  const [shown, setShown] = createSignal(true);
  const [key, setKey] = createSignal(1);
  return (
    <>
      <button id="count" onClick={() => setCount(count() + 1)}>
        {count()}
      </button>
      <button id="mount" onClick={() => setShown(!shown())}>
        mount
      </button>
      <button id="key" onClick={() => setKey(key() + 1)}>
        key
      </button>
      <Show when={shown() && key()} keyed>
        <Game deal={count() < 0 ? '617' : '618'} />
      </Show>
    </>
  );
}

render(() => <App />, document.getElementById('app')!);
