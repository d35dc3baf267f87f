import type { Catalogue } from '../../../domain/index.ts';

export const placeMapPt: Catalogue = {
  'place-map.label': 'Mapa de {hotel} e arredores',
  'place-map.places': 'Locais a pé a partir de {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minuto a pé', other: '{count} minutos a pé' },
  'place-map.kind.Station': 'Estação',
  'place-map.kind.Stop': 'Paragem de autocarro ou elétrico',
  'place-map.kind.Harbour': 'Cais ou embarcadouro',
  'place-map.kind.Sight': 'Ponto de interesse',
  'place-map.kind.Museum': 'Museu',
  'place-map.kind.Theatre': 'Teatro ou música',
  'place-map.kind.Park': 'Parque ou jardim',
  'place-map.kind.Beach': 'Praia',
  'place-map.kind.Nature': 'Natureza',
  'place-map.kind.Food': 'Comida e bebida',
  'place-map.kind.Shopping': 'Compras',
  'place-map.kind.Business': 'Negócios',
  'place-map.kind.Other': 'Local',
};
