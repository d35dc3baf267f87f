import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from 'shared/ui';
import { PlaceMap } from './place-map.tsx';

afterEach(cleanup);

const hotel = { name: 'The Harbour Hotel', latitude: 51.5042, longitude: -0.0737 };

it('says of every place what it is and how far it is to walk, nearest first, and numbers it on the map', () => {
  render(
    <UiProvider locale="en-GB">
      <PlaceMap
        hotel={hotel}
        places={[
          { name: 'Borough Market', kind: 'Food', latitude: 51.5055, longitude: -0.091, walkingMinutes: 19 },
          { name: 'Tower Bridge', kind: 'Sight', latitude: 51.5055, longitude: -0.0754, walkingMinutes: 1 },
        ]}
      />
    </UiProvider>,
  );
  expect(
    screen.getByRole('img', { name: 'Map of The Harbour Hotel and what is near' }).textContent,
  ).toContain('N');
  const list = screen.getByRole('list', { name: 'Places on foot from The Harbour Hotel' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tower BridgeSight · 1 minute on foot', 'Borough MarketFood and drink · 19 minutes on foot']);
});

it('is the drawing alone for a hotel that names no places', () => {
  render(
    <UiProvider locale="en-GB">
      <PlaceMap hotel={hotel} places={[]} />
    </UiProvider>,
  );
  expect(screen.getByRole('img').textContent).toContain('min');
  expect(screen.queryByRole('list')).toBeNull();
});
