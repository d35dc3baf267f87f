import type { Catalogue } from '../../../domain/index.ts';

export const placeMapIt: Catalogue = {
  'place-map.label': 'Mappa di {hotel} e dei dintorni',
  'place-map.places': 'Luoghi raggiungibili a piedi da {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minuto a piedi', other: '{count} minuti a piedi' },
  'place-map.kind.Station': 'Stazione',
  'place-map.kind.Stop': 'Fermata di autobus o tram',
  'place-map.kind.Harbour': 'Banchina o pontile',
  'place-map.kind.Sight': 'Attrazione',
  'place-map.kind.Museum': 'Museo',
  'place-map.kind.Theatre': 'Teatro o musica',
  'place-map.kind.Park': 'Parco o giardino',
  'place-map.kind.Beach': 'Spiaggia',
  'place-map.kind.Nature': 'Natura',
  'place-map.kind.Food': 'Cibo e bevande',
  'place-map.kind.Shopping': 'Acquisti',
  'place-map.kind.Business': 'Affari',
  'place-map.kind.Other': 'Luogo',
};
