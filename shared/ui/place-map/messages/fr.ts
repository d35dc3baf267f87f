import type { Catalogue } from '../../../domain/index.ts';

export const placeMapFr: Catalogue = {
  'place-map.label': 'Plan de {hotel} et des environs',
  'place-map.places': 'Lieux accessibles à pied depuis {hotel}',
  'place-map.north': 'N',
  'place-map.ring': '{minutes} min',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { one: '{count} minute à pied', other: '{count} minutes à pied' },
  'place-map.kind.Station': 'Gare',
  'place-map.kind.Stop': 'Arrêt de bus ou de tram',
  'place-map.kind.Harbour': 'Quai ou embarcadère',
  'place-map.kind.Sight': 'Curiosité',
  'place-map.kind.Museum': 'Musée',
  'place-map.kind.Theatre': 'Théâtre ou musique',
  'place-map.kind.Park': 'Parc ou jardin',
  'place-map.kind.Beach': 'Plage',
  'place-map.kind.Nature': 'Nature',
  'place-map.kind.Food': 'Restauration',
  'place-map.kind.Shopping': 'Achats',
  'place-map.kind.Business': 'Affaires',
  'place-map.kind.Other': 'Lieu',
};
