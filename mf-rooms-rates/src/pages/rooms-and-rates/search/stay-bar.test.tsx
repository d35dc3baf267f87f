import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { $basket, $route, $search } from 'shared/runtime';
import { UiProvider } from 'shared/ui';
import { aGuest, oneRoom, type Guest } from '../../../../test/guest.ts';
import { RoomsAndRatesPage } from '../page.tsx';

afterEach(cleanup);

async function aGuestReading(
  query: string,
  situation: Parameters<typeof aGuest>[0] = {
    config: { locations: [{ locationId: 'quay', name: 'Quay House' }] },
  },
): Promise<Guest> {
  const guest = await aGuest(situation);
  await guest.goesTo(query);
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  await screen.findByRole('article', { name: 'Double room' });
  return guest;
}

const inBar = () => within(screen.getByRole('region', { name: 'Your search' }));

describe('what is searched for, over the list', () => {
  it('rooms and guests are changed in place, and searched for with the same dates', async () => {
    const guest = await aGuestReading(`${oneRoom}&sort=price&utm_source=ad`);
    await userEvent.click(inBar().getByRole('button', { name: /^Change guests: 2 Guests ?1 room$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is staying?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More: Children' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a room' }));
    expect(guest.read($search).rooms).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    expect(guest.read($basket)).toMatchObject({
      fromDate: '2026/12/01',
      rooms: [{ numberOfAdults: 2, numberOfChildren: 1 }, { numberOfAdults: 2 }],
    });
    expect(guest.read($route).query).toBe(
      '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,2&children=1,0&sort=price&utm_source=ad',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inBar().getByRole('button', { name: /^Change guests: 5 Guests ?2 rooms$/ })).toBeTruthy();
  });

  it('closed without a search changes nothing', async () => {
    const guest = await aGuestReading(oneRoom);
    const opener = inBar().getByRole('button', { name: /^Change guests/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is staying?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fewer: Adults' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(guest.read($search).rooms).toMatchObject([{ numberOfAdults: 2 }]);
    await userEvent.click(opener);
    const again = within(await screen.findByRole('dialog', { name: 'Who is staying?' }));
    expect(again.getByRole('status', { name: 'Adults' }).textContent).toBe('2');
  });

  it.each([
    ['a promo code', '&promoCode=SPRING', 'Promo code SPRING', 'Search without the promo code SPRING'],
    ['a location', '&location=quay', 'Quay House', 'Search without Quay House'],
  ])('%s is shown, and taken away where it is shown', async (_, part, shown, remove) => {
    const guest = await aGuestReading(`${oneRoom}${part}`);
    expect(inBar().getByText(shown)).toBeTruthy();
    await userEvent.click(inBar().getByRole('button', { name: remove }));
    expect(guest.read($route).query).toBe(oneRoom);
    expect(inBar().queryByText(shown)).toBeNull();
    expect(document.activeElement).toBe(inBar().getByRole('button', { name: /^Change dates/ }));
  });

  const spring = {
    offerId: 'spring',
    name: 'Spring by the sea',
    description: '',
    imageUrl: null,
    promoCode: 'SPRING',
    ratePlanCode: 'SEA',
    minNights: null,
  };

  it.each([
    [
      'an offer of the hotel',
      '&promoCode=SPRING&ratePlanCode=SEA',
      'Your offer: Spring by the sea',
      'Spring by the sea',
    ],
    ['an offer that a link names', '&ratePlanCode=CORP', 'Offer code: CORP', 'CORP'],
  ])('%s is a chip with its name, and goes with a press', async (_, part, shown, name) => {
    const guest = await aGuestReading(`${oneRoom}${part}`, { config: { offers: [spring] } });
    expect(inBar().getByText(shown)).toBeTruthy();
    expect(inBar().queryByText(/^Promo code/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Search without the offer' })).toBeTruthy();
    await userEvent.click(inBar().getByRole('button', { name: `Remove the offer ${name}` }));
    expect(guest.read($route).query).toBe(oneRoom);
    expect(screen.queryByRole('button', { name: 'Search without the offer' })).toBeNull();
  });

  it.each([
    [
      'the year once',
      '?fromDate=2026-12-01&toDate=2026-12-04&adults=2',
      'Tue 1 Dec – Fri 4 Dec',
      '2026 · 3 nights',
    ],
    [
      'both over New Year',
      '?fromDate=2026-12-30&toDate=2027-01-02&adults=2',
      'Wed 30 Dec – Sat 2 Jan',
      '2026/2027 · 3 nights',
    ],
  ])('days without a year have %s beside them', async (_, query, dates, detail) => {
    await aGuestReading(query);
    const button = inBar().getByRole('button', { name: /^Change dates/ });
    expect(button.textContent).toContain(dates);
    expect(button.textContent).toContain(detail);
  });

  it('where a hotel asks for children’s ages, they are given in place', async () => {
    const childBands = [
      { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' as const },
      { name: 'Children', minAge: 3, maxAge: 12, countsAs: 'Child' as const },
    ];
    const guest = await aGuestReading(oneRoom, { property: { childBands } });
    await userEvent.click(inBar().getByRole('button', { name: /^Change guests/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is staying?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More: Children' }));
    const search = dialog.getByRole('button', { name: 'Search' });
    await userEvent.click(search);
    const age = dialog.getByRole('combobox', { name: /^Child 1/ });
    expect(document.activeElement).toBe(age);
    expect(dialog.getByText('Choose an age')).toBeTruthy();
    expect(guest.read($route).query).toBe(oneRoom);
    await userEvent.selectOptions(age, '7 years');
    expect(dialog.queryByText('Choose an age')).toBeNull();
    await userEvent.click(search);
    expect(guest.read($search).rooms).toMatchObject([{ numberOfAdults: 2, numberOfChildren: 1, ages: [7] }]);
    expect(guest.read($route).query).toMatch(/^\?fromDate=2026-12-01&toDate=2026-12-04&adults=2&/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
