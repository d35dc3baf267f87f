import type { Catalogue } from '../../../domain/index.ts';

export const placeMapEs: Catalogue = {
  'place-map.label': 'Mapa de {hotel} y sus alrededores',
  'place-map.places': 'Lugares a pie desde {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minuto a pie', other: '{count} minutos a pie' },
  'place-map.kind.Station': 'Estación',
  'place-map.kind.Stop': 'Parada de autobús o tranvía',
  'place-map.kind.Harbour': 'Muelle o embarcadero',
  'place-map.kind.Sight': 'Lugar de interés',
  'place-map.kind.Museum': 'Museo',
  'place-map.kind.Theatre': 'Teatro o música',
  'place-map.kind.Park': 'Parque o jardín',
  'place-map.kind.Beach': 'Playa',
  'place-map.kind.Nature': 'Naturaleza',
  'place-map.kind.Food': 'Comida y bebida',
  'place-map.kind.Shopping': 'Compras',
  'place-map.kind.Business': 'Negocios',
  'place-map.kind.Other': 'Lugar',
};
