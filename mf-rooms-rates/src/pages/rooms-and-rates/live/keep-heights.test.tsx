import { afterEach, expect, it } from 'vitest';
import { freeHeights, keepHeights } from './keep-heights.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('rows of rates keep the height that they have, as rows of a table and as boxes, until they are freed', () => {
  document.body.innerHTML =
    '<div class="rr-rate__row" style="display: table-row"></div><div class="rr-rate__row" style="display: flex"></div>';
  const [ofTable, box] = document.querySelectorAll<HTMLElement>('.rr-rate__row');
  for (const row of [ofTable, box])
    Object.assign(row ?? {}, { getBoundingClientRect: () => new DOMRect(0, 0, 300, 105) });
  keepHeights();
  expect([ofTable?.style.height, ofTable?.style.minHeight]).toEqual(['105px', '']);
  expect([box?.style.height, box?.style.minHeight]).toEqual(['', '105px']);
  freeHeights();
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});
