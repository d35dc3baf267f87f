import type { Catalogue } from '../../../domain/index.ts';

export const placeMapNb: Catalogue = {
  'place-map.label': 'Kart over {hotel} og omgivelsene',
  'place-map.places': 'Steder i gangavstand fra {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minutt til fots', other: '{count} minutter til fots' },
  'place-map.kind.Station': 'Stasjon',
  'place-map.kind.Stop': 'Buss- eller trikkeholdeplass',
  'place-map.kind.Harbour': 'Kai eller brygge',
  'place-map.kind.Sight': 'Severdighet',
  'place-map.kind.Museum': 'Museum',
  'place-map.kind.Theatre': 'Teater eller musikk',
  'place-map.kind.Park': 'Park eller hage',
  'place-map.kind.Beach': 'Strand',
  'place-map.kind.Nature': 'Natur',
  'place-map.kind.Food': 'Mat og drikke',
  'place-map.kind.Shopping': 'Shopping',
  'place-map.kind.Business': 'Næringsliv',
  'place-map.kind.Other': 'Sted',
};
