import { expect, it } from 'vitest';
import { aBasketItem } from '../testing/index.ts';
import { stockLeft } from './stock-left.ts';

it('stock counts down by the rooms of the basket', () => {
  expect(stockLeft({ double: 2, suite: 1 }, [aBasketItem(), aBasketItem({ roomNumber: 2 })])).toEqual({
    double: 0,
    suite: 1,
  });
});
