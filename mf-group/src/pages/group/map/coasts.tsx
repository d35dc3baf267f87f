import { landOutline, outlineWidth } from './land-outline.ts';
import { outlinePlace } from './land.ts';
import type { Size, View } from 'shared/ui/map';

interface CoastsProps {
  readonly view: View;
  readonly size: Size;
}

/** The world's land, drawn by us. */
export const Coasts = ({ view, size }: CoastsProps) => (
  <path className="gr-ground__land" d={landOutline} transform={outlinePlace(view, size, outlineWidth)} />
);
