import { createStore } from 'effector';
import type { ReleaseChoice } from 'shared/contracts';
import { noRegistry } from 'shared/first-screen';

/** The registry that the document was opened with: its remotes' pages and parts. A newer one comes with the next document. */
export const $registry = createStore<ReleaseChoice>(noRegistry, { serialize: 'ignore' });
