import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { propertyGroupLoaded } from 'shared/runtime';
import { aGroup, aGroupHotel } from 'shared/testing';
import { $hotels, areaChosen } from './model.ts';

const group = aGroup({
  areas: [{ areaId: 'north', name: 'North' }],
  properties: [
    aGroupHotel({ propertyName: 'Lagoon' }),
    aGroupHotel({ propertyName: 'Fjord', areaId: 'north' }),
    aGroupHotel({ propertyName: 'Harbour', areaId: 'north' }),
  ],
});

const names = async (areaId: string | null) => {
  const scope = fork();
  await allSettled(propertyGroupLoaded, { scope, params: group });
  await allSettled(areaChosen, { scope, params: areaId });
  return scope.getState($hotels).map(({ propertyName }) => propertyName);
};

it('shows all hotels by name', async () => expect(await names(null)).toEqual(['Fjord', 'Harbour', 'Lagoon']));
it('shows the hotels of the chosen area', async () =>
  expect(await names('north')).toEqual(['Fjord', 'Harbour']));
it('shows none in an area without hotels', async () => expect(await names('south')).toEqual([]));
