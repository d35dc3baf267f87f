import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeScale, fitView, mostScale, moveBy, pinch, wholeView, zoomAt, type View } from './zoom.ts';

const box = { width: 400, height: 300 };
const length = fc.double({ min: -1000, max: 1000, noNaN: true });
const point = fc.record({ x: length, y: length });
const scale = fc.double({ min: 0.1, max: 12, noNaN: true });
const view = fc.record({ x: length, y: length, scale }).map((each) => fitView(each, box));

const isCovered = ({ scale: by, x, y }: View): boolean =>
  Math.abs(x) <= ((by - 1) * box.width) / 2 + 1e-6 && Math.abs(y) <= ((by - 1) * box.height) / 2 + 1e-6;

describe('an enlarged picture', () => {
  it('covers its box, however it is enlarged, moved and pinched', () => {
    fc.assert(
      fc.property(view, point, point, point, point, scale, (from, a, b, c, d, by) => {
        const views = [zoomAt(from, a, by, box), moveBy(from, b, box), pinch(from, [a, b], [c, d], box)];
        return views.every((each) => isCovered(each) && each.scale >= 1 && each.scale <= mostScale);
      }),
    );
  });

  it('keeps what was tapped under the finger', () => {
    const close = zoomAt(wholeView, { x: 40, y: -20 }, closeScale, box);
    // What lay 40 to the right of the middle is drawn there still.
    expect([close.x + 40 * closeScale, close.y - 20 * closeScale]).toEqual([40, -20]);
  });

  it('follows two fingers that go apart and on', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const after = [
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ] as const;
    expect(pinch(wholeView, before, after, box)).toEqual({ scale: 2, x: 10, y: 10 });
  });

  it('is whole again where it is made smaller than its box', () => {
    expect(zoomAt({ scale: 2, x: 100, y: 0 }, { x: 0, y: 0 }, 0.5, box)).toEqual(wholeView);
  });
});
