import type { Catalogue } from '../../../domain/index.ts';

export const placeMapSv: Catalogue = {
  'place-map.label': 'Karta över {hotel} och omgivningen',
  'place-map.places': 'Platser på gångavstånd från {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minut till fots', other: '{count} minuter till fots' },
  'place-map.kind.Station': 'Station',
  'place-map.kind.Stop': 'Buss- eller spårvagnshållplats',
  'place-map.kind.Harbour': 'Kaj eller brygga',
  'place-map.kind.Sight': 'Sevärdhet',
  'place-map.kind.Museum': 'Museum',
  'place-map.kind.Theatre': 'Teater eller musik',
  'place-map.kind.Park': 'Park eller trädgård',
  'place-map.kind.Beach': 'Strand',
  'place-map.kind.Nature': 'Natur',
  'place-map.kind.Food': 'Mat och dryck',
  'place-map.kind.Shopping': 'Shopping',
  'place-map.kind.Business': 'Affärer',
  'place-map.kind.Other': 'Plats',
};
