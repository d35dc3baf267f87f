import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { Property } from 'shared/contracts';
import { $http } from 'shared/runtime';
import { aProperty, aRate, aRoomType, aSearchResponse, type Answers, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, describe, expect, it } from 'vitest';
import { $isOpen } from '../bookings-model.ts';
import { $isNewOpen, newBookingOpened } from './model.ts';
import { NewBookingDrawer } from './new-booking.lazy.tsx';

afterEach(cleanup);

const quote = {
  rooms: [
    {
      roomType: 'Suite',
      ratePlan: 'Flexible',
      policy: 'Free until the day before.',
      total: 300,
      priceLines: [],
    },
  ],
  taxes: [],
  total: 300,
  currency: 'GBP',
  dueNow: 300,
  later: [],
  atHotel: 0,
  needsCard: false,
  heldUntilUtc: '2026-11-21T10:00:00Z',
  mayWaiveCard: false,
};
const made = { success: true, message: 'The rooms are held.', reservationId: 'r-1', referenceNumber: 'ABC' };

interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

async function openDrawer(answers: Answers = {}, property: Partial<Property> = {}) {
  const asked: Asked[] = [];
  const noted =
    (path: string, answer: unknown) =>
    ({ body, headers }: { readonly body: unknown; readonly headers?: unknown }) => {
      const key = (headers as Record<string, string> | undefined)?.['idempotency-key'];
      asked.push({ path, body, key });
      return answer;
    };
  const usual = {
    '/api/Availability/Search': noted(
      'Search',
      aSearchResponse({
        roomTypes: [aRoomType({ roomTypeId: 'suite', name: 'Suite' })],
        numberOfRoomsPerRoomTypeId: { suite: 1 },
      }),
    ),
    '/api/Service/Get': { services: [], inventoryPerServiceId: {} },
    '/api/Desk/QuoteBooking': noted('QuoteBooking', quote),
    '/api/Desk/Book': noted('Book', made),
    '/api/Desk/Booking': refused(404, 'not in this test'),
  };
  const scope = fork({ values: [[$http, httpOf({ ...usual, ...answers })]] });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <DeskTheme>
          <NewBookingDrawer property={aProperty(property)} isFromRight={false} />
        </DeskTheme>
      </UiProvider>
    </Provider>,
  );
  await allSettled(newBookingOpened, { scope });
  return { asked, scope };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  // All at once: the form would be drawn for each key.
  await userEvent.paste(text);
};
async function lookForASuite() {
  await fill('Arrival', '2026-12-01');
  await fill('Departure', '2026-12-04');
  await press('Show availability');
  await userEvent.click(await screen.findByLabelText(/^Suite · /));
  await press('Show the total');
}
async function nameTheGuest() {
  await fill('First name', 'Grace');
  await fill('Last name', 'Hopper');
  await fill('Email address', 'grace@example.org');
  await fill('Phone number', '+442079460999');
}
const calls = (asked: readonly Asked[], path: string) => asked.filter((call) => call.path === path);

describe('a new booking by telephone', () => {
  it('is made of what is free, what it comes to and who calls, and then opened', async () => {
    const { asked, scope } = await openDrawer();
    await lookForASuite();
    expect(await screen.findByText(/a link to pay £300.00/)).toBeDefined();
    expect(screen.queryByLabelText(/without a card/)).toBeNull();
    await nameTheGuest();
    await press('Book');
    expect(calls(asked, 'Book')).toMatchObject([
      {
        body: {
          dateFrom: '2026/12/01',
          dateTo: '2026/12/04',
          promoCode: null,
          rooms: [{ roomTypeId: 'suite', ratePlanId: aRate().ratePlanId, numberOfAdults: 2 }],
          firstName: 'Grace',
          email: 'grace@example.org',
          phone: '+442079460999',
          languageCode: 'en',
          notes: null,
          quotedTotal: 300,
          quotedDueNow: 300,
        },
      },
    ]);
    expect([scope.getState($isNewOpen), scope.getState($isOpen)]).toEqual([false, true]);
  });

  it('has the extras of the chosen room, no more of them than are left', async () => {
    const { asked } = await openDrawer({
      '/api/Service/Get': {
        services: [
          {
            serviceId: 'cot',
            serviceCode: 'COT',
            serviceName: 'Cot',
            serviceDescription: '',
            price: 10,
            chargePerPerson: false,
            chargeType: 'PerQuantity',
            articles: [],
          },
        ],
        inventoryPerServiceId: { cot: { startingInventory: 3, used: 1, available: 2 } },
      },
    });
    await lookForASuite();
    const cots = await screen.findByLabelText('Cot, £10.00 each');
    await userEvent.clear(cots);
    await userEvent.type(cots, '٩');
    expect((cots as HTMLInputElement).value).toBe('2');
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
    await press('Show the total');
    expect(calls(asked, 'QuoteBooking').at(-1)).toMatchObject({
      body: { rooms: [{ services: [{ serviceId: 'cot', quantity: 2 }] }] },
    });
  });

  it('asks nothing of the server while something is missing of the guest', async () => {
    const { asked } = await openDrawer();
    await lookForASuite();
    await fill('First name', 'Grace');
    await press('Book');
    expect(calls(asked, 'Book')).toEqual([]);
  });

  it('is confirmed at once without a card where the rate is paid at the hotel', async () => {
    const atHotel = { ...quote, dueNow: 0, atHotel: 300, needsCard: true, mayWaiveCard: true };
    const { asked } = await openDrawer({ '/api/Desk/QuoteBooking': atHotel });
    await lookForASuite();
    expect(await screen.findByText(/a link to give a card/)).toBeDefined();
    await userEvent.click(screen.getByLabelText('Confirm now, without a card guarantee'));
    expect(await screen.findByText(/We confirm the booking at once/)).toBeDefined();
    await nameTheGuest();
    await press('Book');
    expect(calls(asked, 'Book')).toMatchObject([{ body: { withoutCard: true, quotedDueNow: 0 } }]);
  });

  it('says why it was not made, and shows no price that is over', async () => {
    await openDrawer({ '/api/Desk/Book': refused(409, 'These rooms were sold meanwhile.') });
    await lookForASuite();
    await nameTheGuest();
    await press('Book');
    expect(await screen.findByText('These rooms were sold meanwhile.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  });

  it('asks anew for a price after the days were changed', async () => {
    const { asked } = await openDrawer();
    await lookForASuite();
    await screen.findByRole('button', { name: 'Book' });
    await fill('Departure', '2026-12-05');
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Room 1: room and rate' })).toBeNull();
    await press('Show availability');
    expect(calls(asked, 'Search').at(-1)).toMatchObject({ body: { dateTo: '2026/12/05' } });
  });

  it('offers the last room to one room only, and says so to the other', async () => {
    await openDrawer();
    await press('Add a room');
    await fill('Arrival', '2026-12-01');
    await fill('Departure', '2026-12-04');
    await press('Show availability');
    const [suite] = await screen.findAllByLabelText(/^Suite · /);
    if (suite !== undefined) await userEvent.click(suite);
    expect(await screen.findByText(/Room 2.*Nothing is available/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show the total' })).toHaveProperty('disabled', true);
    await press('Remove room 2');
    expect(screen.queryByRole('button', { name: 'Remove room 1' })).toBeNull();
  });

  it('asks for the ages of children where the hotel has bands', async () => {
    const childBands = [{ name: 'Children', minAge: 3, maxAge: 11, countsAs: 'Child' as const, percent: 50 }];
    const { asked } = await openDrawer({}, { childBands });
    await fill('Arrival', '2026-12-01');
    await fill('Departure', '2026-12-04');
    await userEvent.type(screen.getByLabelText(/^Ages of the children/), 'four');
    expect(screen.getByRole('alert').textContent).toContain('Enter ages in years');
    expect(screen.getByRole('button', { name: 'Show availability' })).toHaveProperty('disabled', true);
    await userEvent.clear(screen.getByLabelText(/^Ages of the children/));
    await userEvent.type(screen.getByLabelText(/^Ages of the children/), '4');
    await press('Show availability');
    expect(calls(asked, 'Search')).toMatchObject([{ body: { rooms: [{ numberOfChildren: 1, ages: [4] }] } }]);
  });

  it('sends the same once more under the same key where no answer came', async () => {
    let tries = 0;
    const keys: unknown[] = [];
    await openDrawer({
      '/api/Desk/Book': ({ headers }: { readonly headers?: unknown }) => {
        keys.push((headers as Record<string, string>)['idempotency-key']);
        tries += 1;
        return tries === 1 ? refused(503, 'Try again.') : made;
      },
    });
    await lookForASuite();
    await nameTheGuest();
    await press('Book');
    await press('Book');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
