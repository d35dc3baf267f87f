import type { PropertyGroup } from 'shared/contracts';

type GroupProperty = PropertyGroup['properties'][number];

/** The hotels of one area, or of all areas when none is chosen, by name. */
export const hotelsOf = (group: PropertyGroup, areaId: string | null): readonly GroupProperty[] =>
  group.properties
    .filter((hotel) => areaId === null || hotel.areaId === areaId)
    .toSorted((a, b) => a.propertyName.localeCompare(b.propertyName));

/** The name of a hotel's area; null where it has none. */
export const areaName = (group: PropertyGroup, hotel: GroupProperty): string | null =>
  group.areas.find((area) => area.areaId === hotel.areaId)?.name ?? null;
