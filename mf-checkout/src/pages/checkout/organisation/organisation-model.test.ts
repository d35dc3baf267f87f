import { allSettled, fork, launch } from 'effector';
import { $basket, $http, propertyLoaded } from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import { aProperty, httpOf } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { companyChosen, poNumberChanged } from './choice-model.ts';
import { $query, $search, organisationPicked, queryChanged } from './organisation-model.ts';

const albion = { accountId: 'acc-1', name: 'Albion Cartography Ltd' };

async function aGuest(answer: unknown) {
  const asked: unknown[] = [];
  const answerTo = (input: unknown) => {
    asked.push((input as { query: { query: string } }).query.query);
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  };
  const http = httpOf(answer === undefined ? {} : { '/api/Company/SearchCompanies': answerTo });
  const scope = fork({
    values: [
      [$http, http],
      [$wait, () => Promise.resolve()],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const type = (query: string) => allSettled(queryChanged, { scope, params: query });
  return { scope, asked, type };
}

describe('the search for an organisation', () => {
  it('begins at three characters', async () => {
    const { scope, asked, type } = await aGuest([albion]);
    await type(' al ');
    expect(asked).toEqual([]);
    await type('alb');
    expect(scope.getState($search)).toMatchObject({ kind: 'answered', answer: [albion] });
  });

  it('asks for the last of what was typed alone', async () => {
    const { asked, type } = await aGuest([albion]);
    await Promise.all([type('alb'), type('albi'), type('albion')]);
    expect(asked).toEqual(['albion']);
  });

  it('may find none', async () => {
    const { scope, type } = await aGuest([]);
    await type('nobody');
    expect(scope.getState($search)).toMatchObject({ kind: 'answered', answer: [] });
  });

  it('may fail', async () => {
    const { scope, type } = await aGuest(undefined);
    await type('albion');
    expect(scope.getState($search)).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['while the next search is on its way', undefined],
    ['once others have taken its place', [{ accountId: 'acc-2', name: 'Ltd Ltd' }]],
  ])('takes one of a list that is pressed %s', async (_when, next) => {
    const answers: unknown[] = [[albion], next ?? new Promise(() => undefined)];
    const { scope, type } = await aGuest(() => answers.shift());
    await type('albion');
    const typed = type('ltd');
    if (next !== undefined) await typed;
    else await expect.poll(() => scope.getState($search).kind).toBe('asking');
    launch({ target: organisationPicked, params: 'acc-1', scope });
    expect(scope.getState($basket)).toMatchObject({ company: albion });
    expect(scope.getState($query)).toBe('');
  });

  it('takes nothing that no list had', async () => {
    const { scope, type } = await aGuest([albion]);
    await type('albion');
    await allSettled(organisationPicked, { scope, params: 'acc-9' });
    expect(scope.getState($basket).company).toBeNull();
    expect(scope.getState($query)).toBe('albion');
  });

  it('ends with a choice, which is kept with the order number', async () => {
    const { scope } = await aGuest([albion]);
    await allSettled(companyChosen, { scope, params: albion });
    await allSettled(poNumberChanged, { scope, params: 'PO-7' });
    expect(scope.getState($basket)).toMatchObject({ company: albion, poNumber: 'PO-7' });
  });
});
