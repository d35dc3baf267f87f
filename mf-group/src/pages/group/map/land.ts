import type { Size, View } from 'shared/ui/map';

/** The coasts are two units exact: nearer than this they would be wrong by more than a hotel's distance to the shore. */
const nearestScale = 2 ** 16;

/** Whether coasts can be drawn at a view's scale; nearer, the whole map is land. */
export const hasCoasts = ({ scale }: View): boolean => scale <= nearestScale;

/** Where an outline, `width` units wide for the whole world, lies in a view: the value of an SVG `transform`. */
export function outlinePlace({ centre, scale }: View, size: Size, width: number): string {
  const left = size.width / 2 - centre.x * scale;
  const top = size.height / 2 - centre.y * scale;
  return `translate(${left} ${top}) scale(${scale / width})`;
}
