import 'shared/first-screen/styles.css';
import 'shared/ui/styles.css';
import './layout/layout.css';
import { contractPieces } from 'shared/contracts/pieces';
import { runtimePieces } from 'shared/runtime/pieces';
import { yieldToPage } from './yield-to-page.ts';

/**
 * The modules of the first script, in the order in which they need each other. Each is evaluated in a task of its own: all of them at
 * once would keep a phone from painting the page and from answering for more than a second.
 */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["config"] */ 'zod/mini'),
  ...contractPieces,
  () => import(/* webpackMode: "eager" */ 'shared/contracts'),
  () => import(/* webpackMode: "eager" */ 'effector-react'),
  ...runtimePieces,
  () => import(/* webpackMode: "eager" */ 'shared/runtime'),
  () => import(/* webpackMode: "eager" */ 'shared/ui'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './routing/model.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './start-scope.ts'),
];

async function startInPieces(): Promise<void> {
  for (const evaluate of pieces) {
    await yieldToPage();
    await evaluate();
  }
  await yieldToPage();
  const { start } = await import(/* webpackMode: "eager", webpackExports: ["start"] */ './start.tsx');
  await yieldToPage();
  await start();
}

void startInPieces();
