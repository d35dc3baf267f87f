import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { refused } from 'shared/testing';
import { aCoast, answersOf, paths, severalCurrencies } from '../../../test/coast.ts';
import { openGroup, stay } from '../../../test/group-page.tsx';

afterEach(cleanup);

const list = (): HTMLElement => screen.getByRole('list', { name: 'Hotels' });
const hotels = (): (string | null)[] =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (name: string): HTMLElement => {
  const found = within(list())
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }) !== null);
  if (found === undefined) throw new Error(`${name} is not in the list`);
  return found;
};
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);

describe('a guest with dates', () => {
  it('sees what each hotel costs for the stay, the cheapest first and the full one last', async () => {
    await openGroup();
    expect(await screen.findByRole('heading', { name: '2 of 3 hotels have rooms available' })).toBeTruthy();
    expect(hotels()).toEqual(['Lagoon House', 'The Harbour Hotel', 'Fjord Lodge']);
    const lagoon = card('Lagoon House');
    expect(within(lagoon).getByText('£410.00')).toBeTruthy();
    expect(within(lagoon).getByText('3 nights, 1 room')).toBeTruthy();
    expect(within(lagoon).getByText('4 Marsh Lane, Rye TN31 7AA')).toBeTruthy();
    expect(within(lagoon).getByText('South coast')).toBeTruthy();
  });

  it('reads that a hotel is unavailable, and goes on to its other dates', async () => {
    await openGroup();
    await screen.findByText('£410.00');
    const fjord = within(card('Fjord Lodge'));
    expect(fjord.getByText('This hotel is unavailable on your selected dates.')).toBeTruthy();
    expect(fjord.getByRole('link', { name: 'See other dates at Fjord Lodge' }).getAttribute('href')).toBe(
      `/Book/FJORD${stay}`,
    );
  });

  it('enters a hotel with the same search', async () => {
    await openGroup({
      query: '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=0,2&promoCode=SUMMER&area=south',
    });
    await screen.findByText('£410.00');
    expect(
      screen.getByRole('link', { name: 'See rooms and prices of Lagoon House' }).getAttribute('href'),
    ).toBe(
      '/Book/LAGOON/Rooms-And-Rates?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=0,2&promoCode=SUMMER',
    );
  });

  it('is told that no rooms were found, with every hotel’s other dates', async () => {
    const group = aCoast();
    await openGroup({ group, answers: answersOf(group, () => null) });
    expect(await screen.findByText('No rooms found')).toBeTruthy();
    expect(screen.getByText('We found no rooms on these dates. Try other dates.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^See other dates at/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Change dates' }));
    expect(await screen.findByRole('dialog', { name: 'Choose your dates' })).toBeTruthy();
  });

  it('can still choose a hotel when the prices cannot be had, and tries again', async () => {
    let isDown = true;
    const usual = answersOf(aCoast());
    await openGroup({
      answers: {
        ...usual,
        [paths.search]: () => (isDown ? refused(503, 'Action failed') : usual[paths.search]),
      },
    });
    expect(await screen.findByText('We could not load the prices')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^See rooms and prices of/ })).toHaveLength(3);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('£410.00')).toBeTruthy();
  });
});

describe('a guest without dates', () => {
  it('sees every hotel, and that dates tell the prices', async () => {
    await openGroup({ query: '' });
    expect(screen.getByText('3 hotels of Coast Hotels')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '3 hotels' })).toBeTruthy();
    expect(hotels()).toEqual(['The Harbour Hotel', 'Lagoon House', 'Fjord Lodge']);
    expect(
      screen.getByRole('link', { name: 'See rooms and prices of Lagoon House' }).getAttribute('href'),
    ).toBe('/Book/LAGOON?adults=2');
  });

  it('who searches is asked for them by the calendar, and comes back to its field', async () => {
    await openGroup({ query: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Choose your dates' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const field = screen.getByRole('button', { name: /Choose your arrival and departure dates/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(document.activeElement).toBe(field);
  });
});

describe('which hotels are shown', () => {
  it('are those of the area that is chosen, with how many have rooms and from which price', async () => {
    await openGroup();
    await screen.findByText('£410.00');
    const south = screen.getByRole('radio', { name: /South coast/ });
    expect(south.closest('label')?.textContent).toBe('South coast1 of 1 availablefrom £410.00');
    await userEvent.click(south);
    expect(hotels()).toEqual(['Lagoon House']);
    expect(screen.getByRole('heading', { name: '1 of 1 hotel has rooms available' })).toBeTruthy();
  });

  it('are those of a rating, in the order that is chosen', async () => {
    const { navigations } = await openGroup();
    await screen.findByText('£410.00');
    await choose('Rating', '4');
    expect(hotels()).toEqual(['The Harbour Hotel', 'Fjord Lodge']);
    await choose('Rating', '');
    await choose('Sort by', 'name');
    expect(hotels()).toEqual(['Lagoon House', 'The Harbour Hotel', 'Fjord Lodge']);
    expect(navigations.at(-1)?.to).toBe(`/BookGroup/COAST${stay}&sort=name`);
  });

  it('are those with rooms only, when the guest wants to', async () => {
    await openGroup();
    await screen.findByText('£410.00');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only hotels with rooms available' }));
    expect(hotels()).toEqual(['Lagoon House', 'The Harbour Hotel']);
  });

  it('are none in an area without hotels, and all again', async () => {
    await openGroup({ query: `${stay}&area=west` });
    expect(await screen.findByText('No hotel fits these choices')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all hotels' }));
    expect(hotels()).toHaveLength(3);
  });

  it('are none: dates would not bring any, and are asked for only once there are hotels again', async () => {
    await openGroup({ query: '?area=west' });
    expect(await screen.findByText('No hotel fits these choices')).toBeTruthy();
    expect(screen.queryByText(/^Choose your dates to see/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all hotels' }));
    expect(screen.getByText(/^Choose your dates to see/)).toBeTruthy();
  });

  it('a group without areas asks for none', async () => {
    await openGroup({ group: aCoast({ areas: [] }) });
    expect(screen.queryByText('Choose area')).toBeNull();
    expect(screen.queryByRole('option', { name: 'Area' })).toBeNull();
  });

  it('what of a link did not fit is said', async () => {
    await openGroup({ query: '?fromDate=2026-11-01&toDate=2026-11-23&adults=lots' });
    expect(screen.getByText('Some of the link did not fit')).toBeTruthy();
  });
});

describe('a guest who compares hotels of several currencies', () => {
  const group = severalCurrencies();
  const answers = answersOf(group, ({ currency }) => (currency === 'DKK' ? 3200 : 420));

  it('sees all prices in one, each with what is charged', async () => {
    const { navigations } = await openGroup({ group, answers });
    await screen.findByText('£400.00');
    await choose('Show prices in', 'EUR');
    const fjord = within(card('Fjord Lodge'));
    expect(fjord.getByText('€480.00')).toBeTruthy();
    expect(fjord.getByText('You will be charged in DKK: kr 3,200.00')).toBeTruthy();
    expect(navigations.at(-1)?.to).toBe(`/BookGroup/COAST${stay}&currency=EUR`);
    expect(
      fjord.getByRole('link', { name: 'See rooms and prices of Fjord Lodge' }).getAttribute('href'),
    ).toBe(`/Book/FJORD/Rooms-And-Rates${stay}&currency=EUR`);
  });

  it('sees them in the currency of the guest’s language at first, with what a hotel of another charges', async () => {
    await openGroup({ group, answers });
    await screen.findByText('£400.00');
    expect(screen.queryByText('kr 3,200.00')).toBeNull();
    const fjord = within(card('Fjord Lodge'));
    expect(fjord.getByText('You will be charged in DKK: kr 3,200.00')).toBeTruthy();
    expect(within(card('Lagoon House')).queryByText(/^You will be charged/)).toBeNull();
  });

  it('sees each hotel’s own where there are no rates', async () => {
    await openGroup({ group, answers: { ...answers, [paths.rates]: refused(503, 'Action failed') } });
    expect(await screen.findByText('kr 3,200.00')).toBeTruthy();
    expect(screen.queryByText(/^You will be charged/)).toBeNull();
  });

  it('is not asked where there are no rates, or one currency', async () => {
    await openGroup({ group, answers: { ...answers, [paths.rates]: refused(503, 'Action failed') } });
    await screen.findByRole('heading', { name: '3 of 3 hotels have rooms available' });
    expect(screen.queryByLabelText('Show prices in')).toBeNull();
    cleanup();
    await openGroup();
    await screen.findByText('£410.00');
    expect(screen.queryByLabelText('Show prices in')).toBeNull();
  });
});

it('what a group or a hotel has in another language is heard in that language', async () => {
  const coast = aCoast();
  await openGroup({
    query: '',
    group: {
      ...coast,
      areas: coast.areas.map((area) => ({ ...area, textLanguages: { Name: 'da' } })),
      properties: coast.properties.map((hotel) => ({
        ...hotel,
        textLanguages: { PropertyName: 'ar', PropertyAddress: 'da' },
      })),
    },
  });
  const lagoon = card('Lagoon House');
  expect(within(lagoon).getByRole('heading', { name: 'Lagoon House' })).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
  });
  expect(within(lagoon).getByText('4 Marsh Lane, Rye TN31 7AA').lang).toBe('da');
  expect(screen.getAllByText('South coast').map(({ lang }) => lang)).toEqual(['da', 'da']);
});
