import { expect, it } from 'vitest';
import { guardLogIn } from './log-in-guard.ts';

const event = {
  event: 'page_view',
  page_path: '/Book/HARBOUR',
  page_title: '',
  property_code: 'HARBOUR',
  booking_stage: 1,
} as const;

/** A document, with the tab's storage of the one before. */
function openDocument(stored = new Map<string, string>(), isOpenAtFirst = false) {
  const done: string[] = [];
  let isOpen = isOpenAtFirst;
  let changed = () => {};
  const show = (next: boolean) => {
    isOpen = next;
    changed();
  };
  const run = guardLogIn({
    tab: { read: (key) => stored.get(key) ?? null, write: (key, value) => void stored.set(key, value) },
    isOpen: () => isOpen,
    onDialogChange: (listener) => {
      changed = listener;
    },
    openLogIn: () => {
      done.push('open');
      show(true);
    },
    reload: () => done.push('reload'),
  });
  const forward = () =>
    run(() => {
      done.push('start');
      return ({ event: name }) => done.push(name);
    });
  return { done, forward, show, stored };
}

it('starts the scripts of others at once where nobody logs in', () => {
  const { done, forward } = openDocument();
  forward()(event);
  expect(done).toEqual(['start', 'page_view']);
});

it('opens the log-in in a new document where they run, and starts them there once its dialog is closed', () => {
  const first = openDocument();
  first.forward();
  first.show(true);
  expect(first.done).toEqual(['start', 'reload']);
  const second = openDocument(first.stored);
  second.forward()(event);
  expect(second.done).toEqual(['open']);
  second.show(false);
  expect(second.done).toEqual(['open', 'start', 'page_view']);
  const third = openDocument(second.stored);
  third.forward();
  expect(third.done).toEqual(['start']);
});

it.each([
  ['before they may run', false],
  ['before this is here', true],
])('waits with them where the log-in was opened %s', (_, isOpenAtFirst) => {
  const { done, forward, show } = openDocument(undefined, isOpenAtFirst);
  show(true);
  forward();
  expect(done).toEqual([]);
  show(false);
  expect(done).toEqual(['start']);
  show(false);
  expect(done).toEqual(['start']);
});
