import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { PropertyGroup } from 'shared/contracts';
import { propertyGroupLoaded } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { $hotels, areaChosen } from './model.ts';

const hotel = (propertyName: string, areaId: string | null): PropertyGroup['properties'][number] => ({
  propertyId: propertyName,
  propertyCode: propertyName.toUpperCase(),
  propertyName,
  propertyAddress: '',
  propertyImageUrl: null,
  hotelRating: 4,
  areaId,
  currency: 'GBP',
  latitude: null,
  longitude: null,
});
const group: PropertyGroup = {
  propertyGroupId: 'g',
  propertyGroupCode: 'COAST',
  name: 'Coast',
  logoFileUrl: null,
  theme: aProperty().theme,
  areas: [{ areaId: 'north', name: 'North' }],
  properties: [hotel('Lagoon', null), hotel('Fjord', 'north'), hotel('Harbour', 'north')],
};

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
