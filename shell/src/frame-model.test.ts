import { fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $choices, $property, emptyBasket } from 'shared/runtime';
import { aBasketItem, aProperty } from 'shared/testing';
import { $drawnAddress, $frame } from './frame-model.ts';
import { $place } from './routing/model.ts';

const room = { roomId: 'r', roomNumber: 1, numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };
const basket = {
  ...emptyBasket,
  propertyCode: 'HARBOUR',
  fromDate: '2026/12/01',
  toDate: '2026/12/04',
  rooms: [room],
  items: [aBasketItem()],
};

describe('the frame around the page', () => {
  it('from the checkout the steps lead back to the search of the basket', () => {
    const scope = fork({
      values: [
        [$property, aProperty()],
        [$place, { pathname: '/Book/HARBOUR/Checkout', search: '', hash: '', key: '1', action: 'POP' }],
        [$choices, basket],
      ],
    });
    expect(scope.getState($frame).steps[1]?.href).toMatch(
      /Rooms-And-Rates\?fromDate=2026-12-01&toDate=2026-12-04&adults=2/,
    );
  });

  it('another hotel does not lend its name while the one of the address comes', () => {
    const scope = fork({
      values: [
        [$property, aProperty()],
        [$drawnAddress, '/Book/FJORD'],
      ],
    });
    expect(scope.getState($frame)).toMatchObject({
      property: null,
      name: 'Hotel booking',
      homeHref: '/Book/FJORD',
    });
  });
});
