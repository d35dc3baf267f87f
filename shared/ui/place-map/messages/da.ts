import type { Catalogue } from '../../../domain/index.ts';

export const placeMapDa: Catalogue = {
  'place-map.label': 'Kort over {hotel} og det, der ligger i nærheden',
  'place-map.places': 'Steder i gåafstand fra {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minut til fods', other: '{count} minutter til fods' },
  'place-map.kind.Station': 'Station',
  'place-map.kind.Stop': 'Stoppested',
  'place-map.kind.Harbour': 'Kaj eller bro',
  'place-map.kind.Sight': 'Seværdighed',
  'place-map.kind.Museum': 'Museum',
  'place-map.kind.Theatre': 'Teater eller musik',
  'place-map.kind.Park': 'Park eller have',
  'place-map.kind.Beach': 'Strand',
  'place-map.kind.Nature': 'Natur',
  'place-map.kind.Food': 'Mad og drikke',
  'place-map.kind.Shopping': 'Indkøb',
  'place-map.kind.Business': 'Erhverv',
  'place-map.kind.Other': 'Sted',
};
