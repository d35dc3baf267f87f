import { cleanup, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from 'shared/ui';
import { aCoast, foundOf } from '../../../../test/coast.ts';
import { hotelsOf } from '../hotels.ts';
import { MapPin } from './map-pin.tsx';

afterEach(cleanup);

const group = aCoast();
const hotels = hotelsOf(group, foundOf(group), false);

function show(ids: readonly string[], isRoomy = false): HTMLElement {
  render(
    <Provider value={fork()}>
      <UiProvider locale="en-GB">
        <MapPin
          pin={{ ids, at: { x: 10, y: 20 }, isRoomy }}
          hotels={hotels.filter(({ propertyId }) => ids.includes(propertyId))}
          isSelected={false}
          isPointed={false}
          isTabStop
          onPress={() => undefined}
          onFocus={() => undefined}
          ref={undefined}
        />
      </UiProvider>
    </Provider>,
  );
  return screen.getByRole('button');
}

it.each([
  ['a hotel with rooms by its price and name', ['lagoon'], '£410 Lagoon House'],
  ['one without rooms says so', ['fjord'], 'Fjord Lodge no rooms on these dates'],
  ['several that lie together by their number', ['harbour', 'lagoon'], '2 hotels: zoom in'],
])('a pin is known by what it stands for: %s', (_case, ids, name) => {
  show(ids);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('the name is written where there is room for it', () => {
  expect(show(['lagoon'], true).querySelector('.gr-pin__name')?.textContent).toBe('Lagoon House');
  cleanup();
  expect(show(['lagoon']).querySelector('.gr-pin__name')).toBeNull();
});
