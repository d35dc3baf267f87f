import { allSettled, fork } from 'effector';
import { $tabStorage } from 'shared/runtime';
import { describe, expect, it } from 'vitest';
import { createForm } from './create-form.ts';
import type { FormIssue } from './create-validation.ts';

const form = createForm<{ name: string; password: string }, readonly FormIssue[]>({
  empty: { name: '', password: '' },
  problems: ({ name }) =>
    /^\w+$/.test(name) ? [] : [{ field: 'name', message: 'validation.first-name' } as const],
  draft: { key: 'test.form', fields: ['name'] },
  issuesOf: (refusal) => refusal,
});

function aTab() {
  const stored = new Map<string, string>();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
  };
  const scope = fork({ values: [[$tabStorage, storage]] });
  const issues = () => scope.getState(form.$issues).map(({ field }) => field);
  return { scope, stored, issues, values: () => scope.getState(form.$values) };
}

describe('a form', () => {
  it('says nothing of a field before the guest has typed into it and left it', async () => {
    const { scope, issues } = aTab();
    await allSettled(form.opened, { scope, params: {} });
    await allSettled(form.left, { scope, params: 'name' });
    expect(issues()).toEqual([]);
    await allSettled(form.changed, { scope, params: { name: '?' } });
    expect(issues()).toEqual([]);
    await allSettled(form.left, { scope, params: 'name' });
    expect(issues()).toEqual(['name']);
    await allSettled(form.changed, { scope, params: { name: 'Ada' } });
    expect(issues()).toEqual([]);
  });

  it('is sent only when everything is right, and says what is not', async () => {
    const { scope, issues } = aTab();
    await allSettled(form.opened, { scope, params: {} });
    await allSettled(form.submitted, { scope });
    expect([issues(), scope.getState(form.$attempts)]).toEqual([['name'], 1]);
  });

  it('shows what the server said of a field until the field is changed', async () => {
    const { scope, issues } = aTab();
    await allSettled(form.opened, { scope, params: { values: { name: 'Ada' } } });
    await allSettled(form.refused, { scope, params: [{ field: 'name', message: 'Taken' }] });
    expect([issues(), scope.getState(form.$attempts)]).toEqual([['name'], 1]);
    await allSettled(form.changed, { scope, params: { name: 'Grace' } });
    expect(issues()).toEqual([]);
  });

  it('is there again after a reload, but for passwords, which no storage ever holds', async () => {
    const { scope, stored, values } = aTab();
    await allSettled(form.opened, { scope, params: { owner: 'ada' } });
    await allSettled(form.changed, { scope, params: { name: 'Ada', password: 'correct horse!' } });
    expect([...stored.values()].join()).not.toContain('correct');
    await allSettled(form.closed, { scope });
    expect(values()).toEqual({ name: '', password: '' });
    await allSettled(form.opened, { scope, params: { owner: 'ada', values: { name: 'Stale' } } });
    expect(values()).toEqual({ name: 'Ada', password: '' });
  });

  it('brings nothing back that somebody else has typed, nor what was sent', async () => {
    const { scope, values } = aTab();
    await allSettled(form.opened, { scope, params: { owner: 'ada' } });
    await allSettled(form.changed, { scope, params: { name: 'Ada' } });
    await allSettled(form.opened, { scope, params: { owner: 'grace' } });
    expect(values().name).toBe('');
    await allSettled(form.succeeded, { scope });
    await allSettled(form.opened, { scope, params: { owner: 'ada' } });
    expect(values().name).toBe('');
  });
});
