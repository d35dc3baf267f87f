import { createEvent, createStore, sample } from 'effector';
import { $addedWhenSent, $isConfirming } from '../confirm-model.ts';
import { checkoutForm } from '../form-model.ts';

/** The guest has solved the challenge: the same booking is sent again with its token. */
export const challengeSolved = createEvent<string>();

const sent = $isConfirming.updates.filter({ fn: (isConfirming) => !isConfirming });
const $isWithToken = createStore(false);

sample({
  clock: challengeSolved,
  source: $addedWhenSent,
  fn: (add, challengeToken) => (now: Date) => ({ ...add(now), challengeToken }),
  target: $addedWhenSent,
});
sample({ clock: challengeSolved, fn: () => true, target: $isWithToken });
// It passes once, so it is sent once.
const used = sample({ clock: sent, source: $isWithToken, filter: Boolean });
sample({ clock: used, fn: () => false, target: $isWithToken });
sample({
  clock: used,
  source: $addedWhenSent,
  fn: (add) => (now: Date) => ({ ...add(now), challengeToken: null }),
  target: $addedWhenSent,
});
sample({ clock: challengeSolved, fn: () => undefined, target: checkoutForm.submitted });
