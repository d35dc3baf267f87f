import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookConfig, Property } from 'shared/contracts';
import { aProperty } from 'shared/testing';
import { openSearchPage } from '../../../test/search-page.tsx';
import { GuestsCell } from './guests-cell.tsx';

interface Search {
  readonly config?: Partial<BookConfig>;
  readonly query?: string;
}

async function aGuestChoosing(overrides: Partial<Property> = {}, search: Search = {}): Promise<void> {
  const property = aProperty({ maxNumberOfRoomsOnBooking: 2, ...overrides });
  await openSearchPage(<GuestsCell id="guests" property={property} />, { property, ...search });
  await userEvent.click(cell());
  await screen.findByRole('dialog');
}

const cell = (): HTMLElement => screen.getByRole('button', { name: /Add guests/ });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const addRoom = (): HTMLElement => screen.getByRole('button', { name: 'Add a room' });

afterEach(cleanup);

describe('a guest who says who is coming', () => {
  beforeEach(() => aGuestChoosing());

  it('starts with one room of the hotel’s usual party, which cannot be removed', () => {
    expect(cell().textContent).toContain('1 room · 2 Guests');
    expect(screen.queryByRole('button', { name: 'Remove room 1' })).toBeNull();
  });

  it('adds a room and takes the first away again', async () => {
    await press('Add a room');
    expect(cell().textContent).toContain('2 rooms · 4 Guests');
    await press('Remove room 1');
    expect(cell().textContent).toContain('1 room · 2 Guests');
    expect(screen.getByRole('group', { name: 'Room 1' })).toBeTruthy();
  });

  it('at the most rooms is told to contact the hotel directly', async () => {
    expect(screen.queryByText('You have added the maximum number of rooms')).toBeNull();
    await press('Add a room');
    expect(screen.getByText('You have added the maximum number of rooms')).toBeTruthy();
    expect(screen.getByText(/contact us directly: \+44 20 7946 0000 or stay@hotel\.example/)).toBeTruthy();
    expect(addRoom()).toHaveProperty('disabled', true);
    await press('Remove room 2');
    expect(addRoom()).toHaveProperty('disabled', false);
  });

  it('adds a child to the second room only', async () => {
    await press('Add a room');
    const second = within(screen.getByRole('group', { name: 'Room 2' }));
    await userEvent.click(second.getByRole('button', { name: 'More: Children' }));
    expect(second.getByRole('status', { name: 'Children' }).textContent).toBe('1');
    const first = within(screen.getByRole('group', { name: 'Room 1' }));
    expect(first.getByRole('status', { name: 'Children' }).textContent).toBe('0');
    expect(cell().textContent).toContain('2 rooms · 5 Guests');
  });

  it('closes it with Done', async () => {
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a hotel with bands of ages', () => {
  beforeEach(() =>
    aGuestChoosing({
      childBands: [
        { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' },
        { name: 'Children', minAge: 3, maxAge: 11, countsAs: 'Child' },
      ],
    }),
  );

  it('asks for the age of each child, and says what its bands are', async () => {
    const more = await screen.findByRole('button', { name: 'More: Children' });
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(more);
    await userEvent.click(more);
    expect(screen.getByText('Babies 0–2')).toBeTruthy();
    expect(screen.getByText('Children 3–11')).toBeTruthy();
    const [first, second] = screen.getAllByRole('combobox');
    if (!first || !second) throw new Error('There are two ages to choose.');
    await userEvent.selectOptions(second, '1 year');
    await userEvent.selectOptions(first, 'Under 1 year');
    expect(screen.getAllByRole('combobox').map((each) => (each as HTMLSelectElement).value)).toEqual([
      '0',
      '1',
    ]);
    await userEvent.selectOptions(second, '4 years');
    expect(cell().textContent).toContain('1 room · 4 Guests');
    await userEvent.click(screen.getByRole('button', { name: 'Fewer: Children' }));
    expect(screen.getAllByRole('combobox').map((each) => (each as HTMLSelectElement).value)).toEqual(['0']);
  });

  it('is not done while an age is missing: it is said, and the field has the focus', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(screen.queryByText('Choose an age')).toBeNull();
    await press('Done');
    const age = screen.getByRole('combobox', { name: /^Child 1/ });
    expect(screen.getByText('Choose an age')).toBeTruthy();
    expect(document.activeElement).toBe(age);
    await userEvent.selectOptions(age, '4 years');
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a hotel for adults asks for adults alone, in its own words', async () => {
  await aGuestChoosing({
    enableChildrenSearch: false,
    enableInfantSearch: false,
    occupancyAdultLabelText: 'Guests over 16',
  });
  expect(screen.getAllByRole('button', { name: /^More: / })).toHaveLength(1);
  expect(screen.getByRole('status', { name: 'Guests over 16' })).toBeTruthy();
});

describe('a hotel whose largest room takes five guests', () => {
  const limits = {
    minimumOccupancy: 1,
    maximumOccupancy: 5,
    adultMaximumOccupancy: 4,
    childMaximumOccupancy: 3,
  };
  const aGuestWith = (query: string) =>
    aGuestChoosing(
      { maxNumberOfRoomsOnBooking: 3 },
      { query, config: { roomLimits: [limits], maxNumberOfRoomsOnBooking: 3 } },
    );
  const isDisabled = (name: string): boolean =>
    screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

  it('lets nobody be added to a full room, and offers a second one for more', async () => {
    await aGuestWith('?adults=4&children=1');
    expect(isDisabled('More: Children')).toBe(true);
    expect(isDisabled('More: Infants')).toBe(true);
    expect(await screen.findByText('That is the most for one room.')).toBeTruthy();
    await press('Take 2 rooms');
    expect(document.activeElement?.textContent).toBe('Room 1');
    expect(cell().textContent).toContain('2 rooms · 5 Guests');
    const second = within(screen.getByRole('group', { name: 'Room 2' }));
    await userEvent.click(second.getByRole('button', { name: 'More: Children' }));
    expect(cell().textContent).toContain('2 rooms · 6 Guests');
  });

  it('shares those of a link out at one press, and says how many there are then', async () => {
    await aGuestWith('?adults=4&children=3');
    expect(await screen.findByText('No room takes these guests together')).toBeTruthy();
    await press('Take 2 rooms');
    expect(cell().textContent).toContain('2 rooms · 7 Guests');
    expect(screen.queryByText('No room takes these guests together')).toBeNull();
  });

  it('says whom to ask where one booking has too few rooms for them', async () => {
    await aGuestWith('?adults=1&children=3&infants=3');
    expect(await screen.findByText(/contact us: we may know a way/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });
});
