// How a map is projected, bundled by each remote that draws one.
export {
  canZoom,
  dragged,
  fit,
  project,
  toPixels,
  zoomed,
  unproject,
  type Point,
  type Size,
  type View,
} from './projection.ts';
export { scaleBar } from './scale-bar.ts';
