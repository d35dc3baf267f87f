import type { Catalogue } from '../../../domain/index.ts';

export const placeMapDe: Catalogue = {
  'place-map.label': 'Karte von {hotel} und der Umgebung',
  'place-map.places': 'Orte, die von {hotel} zu Fuß erreichbar sind',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} Min.',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} Minute zu Fuß', other: '{count} Minuten zu Fuß' },
  'place-map.kind.Station': 'Bahnhof',
  'place-map.kind.Stop': 'Bus- oder Tramhaltestelle',
  'place-map.kind.Harbour': 'Kai oder Anleger',
  'place-map.kind.Sight': 'Sehenswürdigkeit',
  'place-map.kind.Museum': 'Museum',
  'place-map.kind.Theatre': 'Theater oder Musik',
  'place-map.kind.Park': 'Park oder Garten',
  'place-map.kind.Beach': 'Strand',
  'place-map.kind.Nature': 'Natur',
  'place-map.kind.Food': 'Essen und Trinken',
  'place-map.kind.Shopping': 'Einkaufen',
  'place-map.kind.Business': 'Geschäftlich',
  'place-map.kind.Other': 'Ort',
};
