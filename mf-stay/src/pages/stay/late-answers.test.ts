import { allSettled, fork } from 'effector';
import { getConfirmation } from 'shared/contracts';
import { getStay, quoteCancellation } from 'shared/contracts/stay';
import { $http, propertyLoaded } from 'shared/runtime';
import { aProperty, httpOf } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { aStayToManage } from '../../../test/stay.ts';
import { $quote, cancellationDropped, cancellationWanted } from './cancel/model.ts';
import { $stay, pageOpened, stayChanged } from './model.ts';

/** A call whose answers come when the test says so, in the order in which it was asked. */
function answersOf() {
  const asked: PromiseWithResolvers<unknown>[] = [];
  return {
    asked,
    answer: () => {
      const one = Promise.withResolvers<unknown>();
      asked.push(one);
      return one.promise;
    },
  };
}

describe('an answer that comes late', () => {
  it('about another room is not what the guest agrees to', async () => {
    const quotes = answersOf();
    const scope = fork({ values: [[$http, httpOf({ [quoteCancellation.path]: quotes.answer })]] });
    const wanted = (id: string) =>
      allSettled(cancellationWanted, { scope, params: { rooms: [id], name: id } });
    const all = [wanted('one'), allSettled(cancellationDropped, { scope }), wanted('two')];
    await expect.poll(() => quotes.asked).toHaveLength(2);
    quotes.asked[1]?.resolve({ quoteToken: 'two' });
    quotes.asked[0]?.resolve({ quoteToken: 'one' });
    await Promise.all(all);
    expect(scope.getState($quote)).toEqual({ quoteToken: 'two' });
  });

  it('about the booking before a change does not undo what the page shows of it', async () => {
    const stays = answersOf();
    const answers = { [getStay.path]: stays.answer, [getConfirmation.path]: {} };
    const scope = fork({ values: [[$http, httpOf(answers)]] });
    await allSettled(propertyLoaded, { scope, params: aProperty() });
    const opened = allSettled(pageOpened, { scope });
    await expect.poll(() => stays.asked).toHaveLength(1);
    const stay = aStayToManage({ dateTo: '2026-12-05' });
    const changed = allSettled(stayChanged, { scope, params: stay });
    stays.asked[0]?.resolve(aStayToManage({ dateTo: '2026-12-04' }));
    await Promise.all([opened, changed]);
    expect(scope.getState($stay)).toEqual(stay);
  });
});
