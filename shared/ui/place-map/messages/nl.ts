import type { Catalogue } from '../../../domain/index.ts';

export const placeMapNl: Catalogue = {
  'place-map.label': 'Kaart van {hotel} en de omgeving',
  'place-map.places': 'Plaatsen op loopafstand van {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minuut lopen', other: '{count} minuten lopen' },
  'place-map.kind.Station': 'Station',
  'place-map.kind.Stop': 'Bus- of tramhalte',
  'place-map.kind.Harbour': 'Kade of steiger',
  'place-map.kind.Sight': 'Bezienswaardigheid',
  'place-map.kind.Museum': 'Museum',
  'place-map.kind.Theatre': 'Theater of muziek',
  'place-map.kind.Park': 'Park of tuin',
  'place-map.kind.Beach': 'Strand',
  'place-map.kind.Nature': 'Natuur',
  'place-map.kind.Food': 'Eten en drinken',
  'place-map.kind.Shopping': 'Winkelen',
  'place-map.kind.Business': 'Zakelijk',
  'place-map.kind.Other': 'Plaats',
};
