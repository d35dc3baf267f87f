import { allSettled, createWatch, fork } from 'effector';
import { $tabStorage, navigationRequested, routeEntered } from 'shared/runtime';
import { describe, expect, it } from 'vitest';
import { createLink } from './create-link.ts';
import { linkOf, withoutLink } from './link-of.ts';

const mail = createLink('test.link');
const query = '?userId=user-1&token=abc.def&languageCode=da';

async function opened(search: string, stored = new Map<string, string>()) {
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
  };
  const scope = fork({ values: [[$tabStorage, storage]] });
  const navigations: string[] = [];
  createWatch({ unit: navigationRequested, scope, fn: ({ to }) => navigations.push(to) });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Account/ResetPassword/HARBOUR', params: {}, query: search, hash: '' },
  });
  await allSettled(mail.opened, { scope });
  return { scope, stored, navigations, state: () => scope.getState(mail.$state) };
}

const fresh = { kind: 'fresh', link: { userId: 'user-1', token: 'abc.def' } };

describe('the link of a mail', () => {
  it('gives its secret to the page and takes it out of the address', async () => {
    const { state, navigations } = await opened(query);
    expect([state(), navigations]).toEqual([fresh, ['/Account/ResetPassword/HARBOUR?languageCode=da']]);
  });

  it('is still there after a reload, until it has been used', async () => {
    const first = await opened(query);
    const second = await opened('?languageCode=da', first.stored);
    expect([second.state(), second.navigations]).toEqual([fresh, []]);
    await allSettled(mail.used, { scope: second.scope });
    expect((await opened('', first.stored)).state()).toEqual({ kind: 'done' });
    expect([...first.stored.values()].join()).not.toContain('abc.def');
  });

  it('stays used when the tab was read before and answers after', async () => {
    const { scope, stored, state } = await opened(query);
    await allSettled(mail.used, { scope });
    stored.set('test.link', JSON.stringify(fresh));
    await allSettled(routeEntered, {
      scope,
      params: { path: '/Account/ResetPassword/HARBOUR', params: {}, query: '', hash: '' },
    });
    await allSettled(mail.opened, { scope });
    expect(state()).toEqual({ kind: 'done' });
  });

  it('a new one takes the place of one that was used', async () => {
    const { stored } = await opened('');
    stored.set('test.link', JSON.stringify({ kind: 'done' }));
    expect((await opened(query, stored)).state()).toEqual(fresh);
  });

  it.each(['', '?userId=user-1', '?token=t', '?userId=&token=', `?userId=u&token=${'t'.repeat(201)}`])(
    'is none in “%s”',
    async (search) => {
      expect(linkOf(search)).toBeNull();
      expect((await opened(search)).state()).toEqual({ kind: 'none' });
    },
  );

  it('leaves nothing behind where there was nothing else', () => {
    expect(withoutLink('?userId=u&token=t')).toBe('');
  });
});
