import 'shared/first-screen/styles.css';
import 'shared/ui/styles.css';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from 'shared/ui';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

// A small host with the real runtime: /?scenario=NAME, see scenarios.ts.
const wanted = new URLSearchParams(location.search).get('scenario') ?? '';
const prepare = scenarios[wanted] ?? scenarios['usual'];
const scope = fork();
await prepare?.(scope);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const Page = remote.pages['__page__'];
createRoot(root).render(
  <Provider value={scope}>
    <UiProvider locale="en-GB">
      <main>
        <Page />
      </main>
    </UiProvider>
  </Provider>,
);
