import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { Confirmation } from 'shared/contracts';
import { $http } from 'shared/runtime';
import {
  aConfirmation,
  aConfirmationItem,
  anInvoice,
  anInvoiceResponse,
  aProperty,
  aRate,
  aRoomType,
  aSearchResponse,
  type Answers,
  httpOf,
  refused,
} from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, describe, expect, it } from 'vitest';
import { BookingDrawer } from '../booking-drawer.tsx';
import { bookingOpened } from '../bookings-model.ts';

afterEach(cleanup);

const confirmation: Confirmation = aConfirmation();
const room = confirmation.items[0];
const stayRoom = {
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  roomType: 'Double',
  ratePlan: 'Flexible',
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  guests: [{ individualId: null, firstName: 'Grace', lastName: 'Hopper', email: null, phone: null }],
  policy: '',
  total: 150,
  cancelledAtUtc: null,
  deadlines: null,
  noShowFee: null,
};
const stay = {
  referenceNumber: 'ABC',
  isCancelled: false,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  currency: 'GBP',
  total: 300,
  paid: 300,
  notes: null,
  rooms: [
    { ...stayRoom, reservationItemId: 'i-1' },
    { ...stayRoom, reservationItemId: 'i-2', cancelledAtUtc: '2026-11-20T11:00:00Z' },
  ],
  changes: [],
  refunds: [],
  hotelName: 'Harbour',
  telephone: '1',
  email: 'a@b.example',
};
const detail = {
  booking: {
    reservationId: 'r-1',
    referenceNumber: 'ABC',
    status: 'Confirmed',
    isOnRequest: false,
    bookerName: 'Grace Hopper',
    guestNames: [],
    dateFrom: '2026/12/01',
    dateTo: '2026/12/04',
    roomTypes: ['Double', 'Double'],
    numberOfGuests: 4,
    total: 300,
    paid: 300,
    currency: 'GBP',
    hasCheckedIn: false,
    hasNotes: false,
    bookedAtUtc: '2026-11-20T10:00:00Z',
  },
  confirmation: { ...confirmation, items: room === undefined ? [] : [room, room] },
  roomIds: ['i-1', 'i-2'],
  stay,
  stayVersion: 2,
  refundable: 300,
  refunds: [],
  addressLines: [],
  guests: [],
  notes: null,
  ledger: [],
  history: [{ atUtc: '2026-11-20T10:00:00Z', action: 'booking.new', by: 'guest', name: null }],
  mails: [],
  deskNotes: [],
};
const quote = {
  quoteToken: 'signed',
  expiresAtUtc: '2026-11-20T10:15:00Z',
  currency: 'GBP',
  rooms: [],
  fee: 100,
  refund: 200,
  card: { scheme: 'visa', lastFour: '4242' },
  voucherBack: 0,
  charge: 0,
  total: 100,
  untilUtc: null,
};
const changeQuote = {
  quoteToken: 'signed',
  expiresAtUtc: '2026-11-20T10:15:00Z',
  currency: 'GBP',
  oldTotal: 300,
  total: 400,
  difference: 100,
  refund: 0,
  card: null,
  dueNow: 100,
  rooms: [],
};
const every = ['QuoteCancellation', 'Cancel', 'QuoteFee', 'Refund', 'QuoteChange', 'Change'].map(
  (call) => `POST /api/Desk/${call}`,
);

async function openBooking(answers: Answers = {}, calls: readonly string[] = every, property = aProperty()) {
  const asked: unknown[] = [];
  const noted =
    (answer: unknown) =>
    ({ body }: { readonly body: unknown }) => {
      asked.push(body);
      return answer;
    };
  const usual = {
    '/api/Desk/Booking': detail,
    '/api/Desk/QuoteCancellation': noted(quote),
    '/api/Desk/QuoteFee': noted({ ...quote, fee: 0, refund: 300, total: 0 }),
    '/api/Desk/Cancel': noted({ success: true, message: 'It is cancelled.' }),
    '/api/Desk/SearchForChange': aSearchResponse({
      roomTypes: [aRoomType(), aRoomType({ roomTypeId: 'suite', name: 'Suite' })],
      numberOfRoomsPerRoomTypeId: { double: 0, suite: 2 },
    }),
    '/api/Desk/QuoteChange': noted(changeQuote),
    '/api/Desk/Change': noted({ success: true, message: 'It is changed.' }),
    '/api/Desk/Refund': noted({ success: true, message: 'It goes back.' }),
  };
  const scope = fork({ values: [[$http, httpOf({ ...usual, ...answers })]] });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <DeskTheme>
          <BookingDrawer property={property} calls={calls} isFromRight={false} />
        </DeskTheme>
      </UiProvider>
    </Provider>,
  );
  await allSettled(bookingOpened, { scope, params: { propertyId: 'property-1', reservationId: 'r-1' } });
  return { asked, scope };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** All at once: the form would be drawn for each key. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const of = { propertyId: 'property-1', reservationId: 'r-1' };

describe('what is typed about a booking', () => {
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('New note');

  it('is there again after its drawer was closed, until it is kept', async () => {
    const kept: unknown[] = [];
    const { scope } = await openBooking(
      {
        '/api/Desk/Note': ({ body }: { readonly body: unknown }) => {
          kept.push(body);
          return { success: true, message: 'The note is kept.' };
        },
      },
      ['POST /api/Desk/Note'],
    );
    await userEvent.type(await note(), 'Arrives late{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('New note')).toBeNull());
    await allSettled(bookingOpened, { scope, params: of });
    expect((await note()).value).toBe('Arrives late');
    await press('Save note');
    expect(kept).toEqual([{ ...of, notes: 'Arrives late' }]);
    await waitFor(async () => expect((await note()).value).toBe(''));
  });

  it('stays where keeping it fails', async () => {
    const over = refused(401, 'Log in to the desk.');
    await openBooking({ '/api/Desk/Note': over }, ['POST /api/Desk/Note']);
    await userEvent.type(await note(), 'Arrives late');
    await press('Save note');
    expect((await note()).value).toBe('Arrives late');
  });

  it('Escape closes the form of an act, and then the drawer', async () => {
    await openBooking();
    await press('Refund');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Refund' })).toBeNull();
    expect(await screen.findByText('Grace Hopper')).toBeDefined();
  });
});

describe('a booking that could not be read', () => {
  it('is tried again', async () => {
    let reads = 0;
    await openBooking({
      '/api/Desk/Booking': () => {
        reads += 1;
        return reads === 1 ? refused(503, 'Later') : detail;
      },
    });
    await press('Try again');
    expect(await screen.findByText('Grace Hopper')).toBeDefined();
  });
});

describe('the price of a booking', () => {
  it('is the bill that the guest has, each line once, city tax and voucher with it, on the screen and on paper', async () => {
    const item = aConfirmationItem({
      services: [{ serviceId: 'breakfast', serviceName: 'Breakfast', quantity: 1, cost: 60 }],
      serviceCost: 60,
      totalCost: 420,
      priceLines: [
        { text: '3 nights', amount: 360 },
        { text: 'Breakfast · 2 guests', amount: 60 },
        { text: 'Parking', amount: 0, worth: 30 },
      ],
    });
    const tax = { name: 'City tax', kind: 'Tax' as const, percent: null, of: null };
    const taxes = [{ ...tax, text: 'City tax · 2 guests', amount: 15, included: false }];
    const price = { ...confirmation, items: [item], taxes, giftDiscount: 50, total: 385 };
    await openBooking({ '/api/Desk/Booking': { ...detail, confirmation: price } });
    const section = (await screen.findByRole('heading', { name: 'Price' })).closest('section');
    const lines = within(section ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '3 nights £360.00',
      'Breakfast · 2 guests £60.00',
      'Parking Included',
      'City tax · 2 guests £15.00',
      'Voucher −£50.00',
      'Total £385.00',
    ]);
  });
});

describe('what the desk does with a booking', () => {
  it('shows what cancelling costs and gives back before it is confirmed, and then does that', async () => {
    const { asked } = await openBooking();
    await press('Cancel');
    expect(await screen.findByText('£200.00 (•••• 4242)')).toBeDefined();
    await press('Cancel now');
    expect(asked).toEqual([of, { ...of, quoteToken: 'signed', notes: '' }]);
    expect(await screen.findAllByText('It is cancelled.')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel now' })).toBeNull();
  });

  it('issues the invoice of the fee of a cancelled booking, and prints it instead of the booking', async () => {
    const cancelled = {
      ...detail,
      booking: { ...detail.booking, status: 'Refunded', ended: 'Cancelled' },
      confirmation: { ...detail.confirmation, status: 'Refunded', canBeInvoiced: true },
    };
    const invoice = anInvoice({ number: 'HARBOUR-2026-000001', total: 100 });
    const { asked } = await openBooking(
      {
        '/api/Desk/Booking': cancelled,
        '/api/Desk/Invoice': ({ body }: { readonly body?: unknown }) => {
          if (body === undefined) return anInvoiceResponse({ invoice: null });
          asked.push(body);
          return anInvoiceResponse({ invoice });
        },
      },
      ['POST /api/Desk/Invoice'],
      aProperty({ legalEntity: { name: 'Harbour Ltd', addressLines: ['1 Quay'], vatId: 'GB123456789' } }),
    );
    await press('Invoice');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await press('Issue the invoice');
    expect(asked).toEqual([]);
    await fill(name, 'Grace Hopper');
    const address = screen.getByLabelText('Address, in at most six lines');
    await userEvent.clear(address);
    await userEvent.type(address, '1 Row{Enter}London');
    await press('Issue the invoice');
    expect(await screen.findByText(/^Invoice HARBOUR-2026-000001 of .*: £100.00$/)).toBeDefined();
    expect(asked).toMatchObject([
      { ...of, recipient: { name: 'Grace Hopper', addressLines: ['1 Row', 'London'] }, corrects: null },
    ]);
    expect(screen.getByRole('button', { name: 'Print the invoice' })).toBeDefined();
  });

  it('cancels one room of two', async () => {
    const { asked } = await openBooking();
    await press('No-show');
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    expect(asked.at(-1)).toEqual({ ...of, reservationItemIds: ['i-2'], noShow: true });
  });

  it('says from when a guest who can still come is a no-show, and asks for nothing before', async () => {
    const { asked } = await openBooking({
      '/api/Desk/Booking': { ...detail, noShowFromUtc: '2126-12-01T18:00:00Z' },
    });
    await press('No-show');
    expect(
      await screen.findByText('The guest can still come. You can mark a no-show from 1 Dec 2126, 18:00.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as no-show' })).toBeNull();
    await press('Back');
    expect(screen.queryByRole('heading', { name: 'No-show' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('waives the fee with a reason where the role may', async () => {
    const { asked } = await openBooking();
    await press('Cancel');
    await userEvent.type(await screen.findByLabelText(/Different fee/), '0');
    await press('Show the total');
    expect(await screen.findByText('£300.00 (•••• 4242)')).toBeDefined();
    expect(asked.at(-1)).toEqual({ ...of, fee: 0, reason: 'Goodwill' });
  });

  it('offers the front desk neither another fee nor money back, and who only reads nothing', async () => {
    await openBooking({}, every.slice(0, 2));
    await press('Cancel');
    expect(screen.queryByLabelText(/Different fee/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    cleanup();
    await openBooking({}, []);
    expect(await screen.findByRole('button', { name: 'Print' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('says how much goes back before it goes, of the booking that was seen', async () => {
    const { asked } = await openBooking();
    await press('Refund');
    await userEvent.type(await screen.findByLabelText('Amount (GBP)'), '50');
    await press('Continue');
    expect(
      await screen.findByText(/We refund £50.00 to the guest. The new total of the booking is £250.00/),
    ).toBeDefined();
    expect(asked).toEqual([]);
    await press('Refund now');
    expect(asked).toMatchObject([{ ...of, amount: 50, reason: 'Goodwill', stayVersion: 2 }]);
  });

  it('takes no amount that the currency cannot have, and none above what there is', async () => {
    const { asked } = await openBooking();
    await press('Refund');
    const amount = await screen.findByLabelText('Amount (GBP)');
    await press('Continue');
    expect(await screen.findByText('Fill this in')).toBeDefined();
    await userEvent.type(amount, '100.555');
    await press('Continue');
    expect(await screen.findByText('Enter at most 2 decimals.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refund now' })).toBeNull();
    await fill(amount, '300.01');
    await press('Continue');
    expect(await screen.findAllByText('You can refund up to £300.00.')).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('keeps what was typed of a refund when its author goes back, and has the focus on what is asked', async () => {
    await openBooking();
    await press('Refund');
    await userEvent.type(await screen.findByLabelText('Amount (GBP)'), '50');
    await press('Continue');
    expect((await screen.findByText(/^We refund £50.00/)).contains(document.activeElement)).toBe(true);
    await press('Back');
    expect(await screen.findByLabelText('Amount (GBP)')).toHaveProperty('value', '50');
  });

  it('changes dates, room, party and name: first what it comes to, then one confirmation', async () => {
    const { asked } = await openBooking();
    await press('Change');
    const departure = await screen.findByLabelText('Departure');
    await fill(departure, '2026-12-05');
    await userEvent.click(screen.getByLabelText('Room and rate'));
    await userEvent.click(await screen.findByText(/^Suite · /));
    const adults = screen.getByLabelText('Adults');
    await fill(adults, '1');
    const name = screen.getByLabelText('Last name of the guest');
    await fill(name, 'Byron');
    expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
    await press('Show the total');
    expect(await screen.findByText('£400.00')).toBeDefined();
    await press('Confirm the change');
    const { ratePlanId } = aRate();
    const wanted = {
      ...of,
      dateFrom: '2026/12/01',
      dateTo: '2026/12/05',
      rooms: [
        {
          reservationItemId: 'i-1',
          roomTypeId: 'suite',
          ratePlanId,
          numberOfAdults: 1,
          guests: [{ firstName: 'Grace', lastName: 'Byron' }],
        },
      ],
    };
    expect(asked).toMatchObject([wanted, { ...wanted, quoteToken: 'signed' }]);
    expect(await screen.findByText('It is changed.')).toBeDefined();
  });

  it('asks for the ages of children where the hotel has bands, and for no price while one is wrong', async () => {
    const searches: unknown[] = [];
    const childBands = [{ name: 'Children', minAge: 0, maxAge: 12, countsAs: 'Child' as const, percent: 50 }];
    const family = { ...stayRoom, reservationItemId: 'i-1', numberOfChildren: 1, ages: [4] };
    const { asked } = await openBooking(
      {
        '/api/Desk/Booking': { ...detail, stay: { ...stay, rooms: [family] } },
        '/api/Desk/SearchForChange': ({ body }: { readonly body: unknown }) => {
          searches.push(body);
          return aSearchResponse({ roomTypes: [aRoomType()], numberOfRoomsPerRoomTypeId: { double: 1 } });
        },
      },
      every,
      aProperty({ childBands }),
    );
    await press('Change');
    const ages = await screen.findByLabelText(/^Ages of the children/);
    expect(ages).toHaveProperty('value', '4');
    expect(screen.queryByLabelText('Children')).toBeNull();
    await userEvent.type(ages, ', 40');
    expect(screen.getByRole('alert').textContent).toContain('Enter ages in years');
    expect(screen.getByRole('button', { name: 'Show the total' })).toHaveProperty('disabled', true);
    await userEvent.type(ages, '{Backspace}{Backspace}9');
    await press('Show the total');
    const guests = { numberOfAdults: 2, numberOfChildren: 2, numberOfInfants: 0, ages: [4, 9] };
    expect(asked).toMatchObject([{ ...of, rooms: [guests] }]);
    const dates = { dateFrom: '2026/12/01', dateTo: '2026/12/04' };
    expect(searches.at(-1)).toEqual({ ...of, ...dates, rooms: [guests] });
  });

  it('does not show a change of another booking that the server has priced too late', async () => {
    const late = Promise.withResolvers<unknown>();
    const { scope } = await openBooking({
      '/api/Desk/QuoteChange': () => late.promise,
      '/api/Desk/Booking': ({ query }: { readonly query: { readonly reservationId: string } }) => ({
        ...detail,
        booking: { ...detail.booking, referenceNumber: `OF-${query.reservationId}` },
      }),
    });
    await press('Change');
    await press('Show the total');
    // Not waited for: the quote is still on its way.
    void allSettled(bookingOpened, { scope, params: { ...of, reservationId: 'r-2' } });
    await screen.findByText(/OF-r-2/);
    await press('Change');
    late.resolve(changeQuote);
    await allSettled(scope);
    expect(screen.getByRole('button', { name: 'Show the total' })).toBeDefined();
    expect(screen.queryByText('£400.00')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
  });

  it('changes the time of arrival, how the booker is reached, and the name of every guest', async () => {
    const contact = {
      email: 'a@b.example',
      phone: null,
      street: 'Nyhavn 1',
      countryId: 'DK',
      zipCode: '1051',
    };
    const postCode = { pattern: '[A-Z].*', example: 'SW1Y 4LE', name: 'postal', isBeforeStreet: false };
    const guest = (firstName: string) => ({
      individualId: null,
      firstName,
      lastName: 'Byron',
      email: null,
      phone: null,
    });
    const known = {
      ...stay,
      arrivalTime: '17:00',
      contact,
      rooms: [{ ...stayRoom, reservationItemId: 'i-1', guests: [guest('Ada'), guest('Anne')] }],
    };
    const { asked } = await openBooking({
      '/api/Desk/Booking': { ...detail, booking: { ...detail.booking, arrivalTime: '17:00' }, stay: known },
      '/api/StaticData/:id/countries': [
        { id: 'DK', code: 'DK', name: 'Denmark' },
        { id: 'GB', code: 'GB', name: 'United Kingdom', postCode },
      ],
    });
    expect(await screen.findByText('17:00')).toBeDefined();
    await press('Change');
    fireEvent.change(await screen.findByLabelText('Expected arrival'), { target: { value: '21:15' } });
    await fill(screen.getByLabelText('Phone number'), '07700 900999');
    fireEvent.blur(screen.getByLabelText('Phone number'));
    await screen.findByDisplayValue('+44 7700 900999');
    await userEvent.type(screen.getByLabelText('First name of guest 2'), ' Isabella');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Country' }));
    fireEvent.click(await screen.findByTitle('United Kingdom'));
    expect(screen.getByText('For example SW1Y 4LE')).toBeDefined();
    await fill(screen.getByLabelText('Email address'), 'ada@gmial.com');
    fireEvent.blur(screen.getByLabelText('Email address'));
    await press('Did you mean ada@gmail.com?');
    await press('Show the total');
    expect(await screen.findByRole('button', { name: 'Confirm the change' })).toBeDefined();
    expect(asked).toMatchObject([
      {
        arrivalTime: '21:15',
        contact: { ...contact, email: 'ada@gmail.com', phone: '+44 7700 900999', countryId: 'GB' },
        rooms: [{ guests: [{ firstName: 'Ada' }, { firstName: 'Anne Isabella' }] }],
      },
    ]);
  });

  it('asks anew what a change comes to after it was edited', async () => {
    const { asked } = await openBooking();
    await press('Change');
    await userEvent.type(await screen.findByLabelText('Requests of the guest'), 'A cot');
    await press('Show the total');
    expect(await screen.findByRole('button', { name: 'Confirm the change' })).toBeDefined();
    await userEvent.type(screen.getByLabelText('Requests of the guest'), ', please');
    expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
    await press('Show the total');
    expect(asked.at(-1)).toMatchObject({ notes: 'A cot, please' });
  });

  it('sends the link of a booking that waits for its guest again, copies it, and gives the rooms free', async () => {
    const url = 'https://hotel.example/Book/HARBOUR/Pay/secret';
    const untilUtc = '2026-11-21T10:00:00Z';
    const again: unknown[] = [];
    await openBooking(
      {
        '/api/Desk/Booking': {
          ...detail,
          booking: { ...detail.booking, status: 'Held', heldUntilUtc: untilUtc },
          paymentLink: { url, untilUtc, amount: 300 },
          mails: [{ mailId: 'm-1', kind: 'payment-link', createdAtUtc: untilUtc, sentAtUtc: null }],
        },
        '/api/Desk/SendMailAgain': ({ body }: { readonly body: unknown }) => {
          again.push(body);
          return { success: true, message: 'It is sent again.' };
        },
        '/api/Desk/EndHold': ({ body }: { readonly body: unknown }) => {
          again.push(body);
          return { success: true, message: 'The rooms are free again.' };
        },
      },
      [...every, 'POST /api/Desk/SendMailAgain', 'POST /api/Desk/EndHold'],
    );
    const user = userEvent.setup();
    expect(await screen.findByText(/^Awaiting payment until 21 Nov 2026, 10:00/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('It is sent again.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    await press('Release the rooms');
    await press('Release now');
    expect(await screen.findByText('The rooms are free again.')).toBeDefined();
    expect(again).toEqual([{ ...of, mailId: 'm-1' }, of]);
  });

  const decisions = ['POST /api/Desk/AcceptRequest', 'POST /api/Desk/DeclineRequest'];
  const request = {
    ...detail,
    booking: { ...detail.booking, status: 'Held', isOnRequest: true },
    company: { name: 'Acme Ltd', poNumber: 'PO-7' },
  };

  it('accepts a booking on request for a company, by the keyboard alone', async () => {
    let isOpen = true;
    const answered: unknown[] = [];
    await openBooking(
      {
        '/api/Desk/Booking': () => (isOpen ? request : detail),
        '/api/Desk/AcceptRequest': ({ body }: { readonly body: unknown }) => {
          answered.push(body);
          isOpen = false;
          return { success: true, message: 'The booking is confirmed.' };
        },
      },
      decisions,
    );
    expect(await screen.findByText('Acme Ltd, order PO-7')).toBeDefined();
    const user = userEvent.setup();
    (await screen.findByRole('button', { name: 'Accept the request' })).focus();
    await user.keyboard('{Enter}');
    const heading = screen.getByRole('heading', { name: 'Accept the request' });
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText(/^We confirm the booking/)).toBeDefined();
    expect(answered).toEqual([]);
    screen.getByRole('button', { name: 'Accept now' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The booking is confirmed.')).toBeDefined();
    expect(answered).toEqual([{ ...of, notes: null }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the request' })).toBeNull());
  });

  it('declines one with a reason and a note, and says so where it was answered before', async () => {
    const answered: unknown[] = [];
    await openBooking(
      {
        '/api/Desk/Booking': request,
        '/api/Desk/DeclineRequest': ({ body }: { readonly body: unknown }) => {
          answered.push(body);
          return refused(409, 'This request is not open any more.');
        },
      },
      decisions,
    );
    await press('Decline the request');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Reason' }));
    fireEvent.click(await screen.findByTitle('Company not known'));
    const [, ofForm] = screen.getAllByLabelText('New note');
    await userEvent.type(ofForm ?? screen.getByLabelText('New note'), 'They moved');
    await press('Decline now');
    expect(answered).toEqual([{ ...of, reason: 'CompanyUnknown', notes: 'They moved' }]);
    expect(await screen.findByText('This request is not open any more.')).toBeDefined();
  });

  it('offers an answer to open requests only, and to who may give it', async () => {
    await openBooking({ '/api/Desk/Booking': request }, every);
    expect(await screen.findByText('Acme Ltd, order PO-7')).toBeDefined();
    expect(screen.queryByRole('button', { name: /request$/ })).toBeNull();
    cleanup();
    await openBooking({}, decisions);
    expect(await screen.findByText('Grace Hopper')).toBeDefined();
    expect(screen.queryByRole('button', { name: /request$/ })).toBeNull();
  });

  it('is told when another one was first, and sees the booking anew', async () => {
    let reads = 0;
    await openBooking({
      '/api/Desk/Cancel': refused(409, 'The booking was changed meanwhile.'),
      '/api/Desk/Booking': () => {
        reads += 1;
        return { ...detail, stayVersion: 1 + reads };
      },
    });
    await press('Cancel');
    await screen.findByText('£200.00 (•••• 4242)');
    await press('Cancel now');
    expect(await screen.findByText('The booking was changed meanwhile.')).toBeDefined();
    expect(reads).toBe(2);
  });
});
