import { startPart, type PartSite } from 'server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHellos, sayHello } from '../../contracts/index.ts';
import { migrations, plugin } from '../src/main.ts';

let site: PartSite;
beforeAll(async () => {
  site = await startPart({ name: '__name__', plugin, migrations });
});
afterAll(() => site.close());

it('counts who says hello', async () => {
  expect(await site.call('GET', `${getHellos.path}?propertyId=HARBOUR`)).toEqual({
    status: 200,
    body: { Count: 0 },
  });
  const said = await site.call('POST', sayHello.path, { PropertyId: 'HARBOUR', Name: 'Ada' });
  expect(said).toEqual({ status: 200, body: { Count: 1 } });
});

it('refuses what does not fit the contract', async () => {
  const refused = await site.call('POST', sayHello.path, { PropertyId: 'HARBOUR', Name: 7 });
  expect(refused).toMatchObject({ status: 400, body: { ModelState: { Name: [expect.any(String)] } } });
});

it('knows no hotel that there is not', async () => {
  expect(await site.call('GET', `${getHellos.path}?propertyId=NOWHERE`)).toMatchObject({ status: 404 });
});
