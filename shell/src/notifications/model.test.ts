import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $shownTopics,
  notificationRequested,
  notificationWithdrawn,
  type Notification,
} from 'shared/runtime';
import { pageEntered } from '../routing/model.ts';
import { routeOf } from '../routing/route-table.ts';
import { $notifications, notificationDismissed } from './model.ts';

const message = (changes: Partial<Notification> = {}): Notification => ({
  kind: 'positive',
  placement: 'bottom',
  text: 'Saved',
  ...changes,
});

describe('product.md 8 and 9: messages over the page', () => {
  it.each([
    ['good news goes after 5000 ms', message(), 5000],
    ['an error goes after as long', message({ kind: 'negative' }), 5000],
    ['and so does a warning', message({ kind: 'warning' }), 5000],
    ['its own time counts', message({ timeoutMs: 900 }), 900],
    ['a warning that is to stay stays', message({ kind: 'warning', timeoutMs: null }), null],
  ])('%s', async (_name, params, timeoutMs) => {
    const scope = fork();
    await allSettled(notificationRequested, { scope, params });
    expect(scope.getState($notifications)[0]?.timeoutMs).toBe(timeoutMs);
  });

  it('the same message again takes the place of the one before', async () => {
    const scope = fork();
    await allSettled(notificationRequested, { scope, params: message() });
    await allSettled(notificationRequested, { scope, params: message({ text: 'Other' }) });
    await allSettled(notificationRequested, { scope, params: message() });
    expect(scope.getState($notifications).map(({ text }) => text)).toEqual(['Other', 'Saved']);
  });

  it('what is no longer so is withdrawn by its topic, and nothing else', async () => {
    const scope = fork();
    for (const text of ['Wrong code', 'Other'])
      await allSettled(notificationRequested, {
        scope,
        params: message({ text, ...(text === 'Other' ? {} : { topic: 'voucher' }) }),
      });
    await allSettled(notificationWithdrawn, { scope, params: 'voucher' });
    expect(scope.getState($notifications).map(({ text }) => text)).toEqual(['Other']);
  });

  it('pages know which topics are told of, until the message is gone', async () => {
    const scope = fork();
    await allSettled(notificationRequested, { scope, params: message({ topic: 'checkout.booking' }) });
    await allSettled(notificationRequested, { scope, params: message({ text: 'Other' }) });
    expect(scope.getState($shownTopics)).toEqual(['checkout.booking']);
    await allSettled(notificationDismissed, {
      scope,
      params: scope.getState($notifications)[0]?.id ?? '',
    });
    expect(scope.getState($shownTopics)).toEqual([]);
  });

  it('an error does not go along to the next page; good news does', async () => {
    const scope = fork();
    await allSettled(notificationRequested, {
      scope,
      params: message({ kind: 'negative', text: 'Declined' }),
    });
    await allSettled(notificationRequested, { scope, params: message() });
    const place = { pathname: '/Book/HARBOUR', search: '', hash: '', key: 'a', action: 'PUSH' } as const;
    await allSettled(pageEntered, { scope, params: { route: routeOf(place), isFirst: false } });
    expect(scope.getState($notifications).map(({ text }) => text)).toEqual(['Saved']);
  });

  it('is dismissed in its own scope only', async () => {
    const [one, other] = [fork(), fork()];
    for (const scope of [one, other]) await allSettled(notificationRequested, { scope, params: message() });
    await allSettled(notificationDismissed, {
      scope: one,
      params: one.getState($notifications)[0]?.id ?? '',
    });
    expect(one.getState($notifications)).toEqual([]);
    expect(other.getState($notifications)).toHaveLength(1);
  });
});
