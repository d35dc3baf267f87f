import { createEffect, createStore, sample } from 'effector';
import type { CardGateway, PaymentAction } from 'shared/contracts';
import { $property, navigationRequested, paths } from 'shared/runtime';
import { $token, loadRetried } from '../resume-model.ts';
import { loadElements } from './elements.ts';

interface Approval {
  readonly gateway: CardGateway;
  readonly action: PaymentAction;
}

/** What the bank asks of an earlier payment, shown again. */
export const approveFx = createEffect(async ({ gateway, action }: Approval) => {
  const { approvePayment } = await loadElements();
  return approvePayment(gateway, action);
});

export const $isRefused = createStore(false)
  .on(approveFx.doneData, (_, approval) => approval === 'failed')
  .on(approveFx.fail, () => true)
  .reset(approveFx);

sample({
  clock: approveFx.doneData.filter({ fn: (approval) => approval === 'settled' }),
  source: { property: $property, token: $token },
  fn: ({ property, token }) => ({ to: paths.status(property?.propertyCode ?? '', token ?? '') }),
  target: navigationRequested,
});
// The bank may have ended it: then another card is all there is.
sample({
  clock: approveFx.doneData.filter({ fn: (approval) => approval === 'failed' }),
  fn: () => undefined,
  target: loadRetried,
});
