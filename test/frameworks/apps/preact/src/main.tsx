import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Game } from './Game';

function App() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  const [key, setKey] = useState(0);
  return (
    <>
      <button id="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button id="mount" onClick={() => setShown(!shown)}>
        mount
      </button>
      <button id="key" onClick={() => setKey(key + 1)}>
        key
      </button>
      {shown && <Game key={key} deal={count < 0 ? '617' : '618'} />}
    </>
  );
}

render(<App />, document.getElementById('app')!);
