import type { Property } from 'shared/contracts';

interface Where {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the hotel is; null while it does not say it. */
export function whereOf({ address: { latitude, longitude } }: Property): Where | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The hotel on a public map: an address that is only opened by a press. */
export const mapAddress = ({ latitude, longitude }: Where): string =>
  `https://www.openstreetmap.org/?mlat=${String(latitude)}&mlon=${String(longitude)}#map=16/${String(latitude)}/${String(longitude)}`;

/** The hotel for the guest's own program of maps. */
export const ownMapAddress = ({ latitude, longitude }: Where, name: string): string =>
  `geo:${String(latitude)},${String(longitude)}?q=${String(latitude)},${String(longitude)}(${encodeURIComponent(name)})`;
