// Bundled by each remote that shows where a hotel is: drawn from coordinates alone, nothing is fetched for it.
export { PlaceMap, type MapPlace, type PlaceMapProps } from './place-map.tsx';
