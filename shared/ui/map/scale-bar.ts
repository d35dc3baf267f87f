import { unproject, type View } from './projection.ts';

const earthKilometres = 40_075;
const lengths = [1, 2, 5]
  .flatMap((digit) => [0.1, 1, 10, 100, 1000].map((power) => digit * power))
  .toSorted((a, b) => a - b);

/** A round distance at the middle of the view that is not wider than `most` pixels. */
export function scaleBar(
  { centre, scale }: View,
  most: number,
): { readonly kilometres: number; readonly pixels: number } {
  const { latitude } = unproject(centre);
  const perPixel = (earthKilometres * Math.cos((latitude * Math.PI) / 180)) / scale;
  const kilometres = lengths.findLast((length) => length / perPixel <= most) ?? lengths[0] ?? 0.1;
  return { kilometres, pixels: kilometres / perPixel };
}
