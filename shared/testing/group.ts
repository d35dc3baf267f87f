import type { PropertyGroup } from '../contracts/index.ts';
import { aProperty } from './property.ts';

type GroupHotel = PropertyGroup['properties'][number];

/** The Harbour Hotel as a group lists it, in no area. */
export const aGroupHotel = (overrides: Partial<GroupHotel> = {}): GroupHotel => ({
  propertyId: 'property-1',
  propertyCode: 'HARBOUR',
  propertyName: 'The Harbour Hotel',
  propertyAddress: '1 Quay Street, London E1 1AA',
  propertyImageUrl: null,
  hotelRating: 4,
  areaId: null,
  currency: 'GBP',
  latitude: null,
  longitude: null,
  ...overrides,
});

/** A group of one hotel without areas. */
export const aGroup = (overrides: Partial<PropertyGroup> = {}): PropertyGroup => ({
  propertyGroupId: 'group-1',
  propertyGroupCode: 'COAST',
  name: 'Coast Hotels',
  logoFileUrl: null,
  theme: aProperty().theme,
  areas: [],
  properties: [aGroupHotel()],
  ...overrides,
});
