import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $act, actChosen, cancelFx, refundConfirmed, refundFx } from './acts-model.ts';
import { changeConfirmed, changeFx } from './change-model.ts';

const answer = { success: true as const, message: 'Done.' };
const of = { propertyId: 'property-1', reservationId: 'r-1' };
const refund = { ...of, amount: 5, reason: 'Goodwill', notes: '', stayVersion: 1 } as const;
const change = {
  ...of,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  rooms: [],
  notes: null,
  quoteToken: 'signed',
};

describe('the act whose form is open', () => {
  it.each([
    {
      act: 'refund' as const,
      confirm: (scope: ReturnType<typeof fork>) => allSettled(refundConfirmed, { scope, params: refund }),
    },
    {
      act: 'change' as const,
      confirm: (scope: ReturnType<typeof fork>) => allSettled(changeConfirmed, { scope, params: change }),
    },
  ])('ends with its own answer, not with that of a $act before it', async ({ act, confirm }) => {
    const sent = Promise.withResolvers<typeof answer>();
    const scope = fork({
      handlers: [
        [refundFx, () => sent.promise],
        [changeFx, () => sent.promise],
        [cancelFx, () => answer],
      ],
    });
    await allSettled(actChosen, { scope, params: act });
    const ended = confirm(scope);
    void allSettled(actChosen, { scope, params: 'cancel' });
    sent.resolve(answer);
    await ended;
    expect(scope.getState($act)).toBe('cancel');
  });

  it.each(['refund', 'change'] as const)('is none after a %s was done', async (act) => {
    const scope = fork({
      handlers: [
        [refundFx, () => answer],
        [changeFx, () => answer],
      ],
    });
    await allSettled(actChosen, { scope, params: act });
    await (act === 'refund'
      ? allSettled(refundConfirmed, { scope, params: refund })
      : allSettled(changeConfirmed, { scope, params: change }));
    expect(scope.getState($act)).toBeNull();
  });
});
