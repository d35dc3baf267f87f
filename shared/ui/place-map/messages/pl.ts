import type { Catalogue } from '../../../domain/index.ts';

export const placeMapPl: Catalogue = {
  'place-map.label': 'Mapa: {hotel} i okolica',
  'place-map.places': 'Miejsca w zasięgu spaceru z {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': {
    one: '{count} minuta pieszo',
    few: '{count} minuty pieszo',
    many: '{count} minut pieszo',
    other: '{count} minuty pieszo',
  },
  'place-map.kind.Station': 'Stacja',
  'place-map.kind.Stop': 'Przystanek autobusowy lub tramwajowy',
  'place-map.kind.Harbour': 'Nabrzeże lub przystań',
  'place-map.kind.Sight': 'Atrakcja',
  'place-map.kind.Museum': 'Muzeum',
  'place-map.kind.Theatre': 'Teatr lub muzyka',
  'place-map.kind.Park': 'Park lub ogród',
  'place-map.kind.Beach': 'Plaża',
  'place-map.kind.Nature': 'Przyroda',
  'place-map.kind.Food': 'Jedzenie i napoje',
  'place-map.kind.Shopping': 'Zakupy',
  'place-map.kind.Business': 'Biznes',
  'place-map.kind.Other': 'Miejsce',
};
