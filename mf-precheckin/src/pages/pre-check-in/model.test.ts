import { cardProblems } from 'shared/domain';
import { aCard, refused } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { aGuest } from '../../../test/guest.ts';
import {
  anItem,
  aGuest as aNamed,
  aReservation,
  completedNotice,
  secondItem,
  theExtras,
} from '../../../test/reservation.ts';
import {
  $draft,
  bookerTyped,
  configurationChosen,
  extraRequested,
  guestTyped,
  paymentChosen,
  requestsTyped,
} from './draft/model.ts';
import { $roomExtras } from './extras/model.ts';
import { $opened, pageClosed, pageOpened } from './model.ts';
import { $account, $card, cardTyped } from './payment/model.ts';
import { saveForm } from './save/model.ts';
import { continuePressed, stepChosen, stepForm } from './steps/model.ts';

const desktop = { isDesktop: true };
const phone = { isDesktop: false };
const twoRooms = aReservation({ reservationItems: [anItem({ roomConfiguration: 'twin' }), secondItem()] });
const ready = {
  '/api/PreCheckIn/Get': aReservation({ reservationItems: [anItem({ roomConfiguration: 'twin' })] }),
};

/** Goes on from the start to the summary of one room. */
async function toSummary(guest: Awaited<ReturnType<typeof aGuest>>): Promise<void> {
  for (const _ of ['start', 'booker', 'room']) await guest.does(continuePressed, desktop);
}

describe('a guest on a desktop', () => {
  it('goes from Start over Booker and each Room to Summary', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': twoRooms } });
    const places = [guest.at()];
    for (const _ of Array.from({ length: 4 })) {
      await guest.does(continuePressed, desktop);
      places.push(guest.at());
    }
    expect(places).toEqual(['', '#booker', '#room-1', '#room-2', '#summary']);
  });

  it('visits the extras of every room when entered from Start, then the guests, and never leads to them again', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': twoRooms } });
    await guest.does(stepChosen, { step: 'extras', item: 0 });
    const places = [guest.at()];
    for (const _ of Array.from({ length: 6 })) {
      await guest.does(continuePressed, desktop);
      places.push(guest.at());
    }
    expect(places).toEqual([
      '#extras-1',
      '#extras-2',
      '#guest-2-1',
      '#room-2',
      '#room-1',
      '#summary',
      '#summary',
    ]);
  });

  it('visits the extras that were not seen when entered from Summary, and comes back to it', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': twoRooms } });
    for (const _ of Array.from({ length: 4 })) await guest.does(continuePressed, desktop);
    await guest.does(stepChosen, { step: 'extras', item: 1 });
    const places = [guest.at()];
    for (const _ of Array.from({ length: 2 })) {
      await guest.does(continuePressed, desktop);
      places.push(guest.at());
    }
    expect(places).toEqual(['#extras-2', '#extras-1', '#summary']);
  });

  it('begins at the room where the reservation has no booker', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': aReservation({ booker: null }) } });
    await guest.does(continuePressed, desktop);
    expect(guest.at()).toBe('#room-1');
  });
});

describe('a guest on a phone', () => {
  it('names everybody on a screen of their own', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': twoRooms } });
    const places = [guest.at()];
    for (const _ of Array.from({ length: 7 })) {
      await guest.does(continuePressed, phone);
      places.push(guest.at());
    }
    expect(places).toEqual([
      '',
      '#booker',
      '#room-1',
      '#guest-1-1',
      '#room-1',
      '#guest-2-1',
      '#room-2',
      '#summary',
    ]);
  });
});

describe('a step', () => {
  it('is not left while something is wrong, and every try counts', async () => {
    const guest = await aGuest({ hash: '#booker' });
    await guest.does(bookerTyped, { firstName: '' });
    await guest.does(continuePressed, desktop);
    await guest.does(continuePressed, desktop);
    expect([guest.at(), guest.read(stepForm.$attempts)]).toEqual(['#booker', 2]);
    await guest.does(bookerTyped, { firstName: 'Ada' });
    await guest.does(continuePressed, desktop);
    expect([guest.at(), guest.read(stepForm.$attempts)]).toEqual(['#room-1', 0]);
  });

  it('is gone to by its address: back and forward of the browser', async () => {
    const guest = await aGuest({ answers: ready });
    await toSummary(guest);
    await guest.goesTo('#booker');
    expect(guest.at()).toBe('#booker');
    await guest.goesTo('#summary');
    expect(guest.at()).toBe('#summary');
  });

  it('of “Add extras” comes first, then the guests', async () => {
    const guest = await aGuest({ hash: '#extras' });
    expect(guest.at()).toBe('#extras-1');
    await guest.does(continuePressed, desktop);
    expect(guest.at()).toBe('#guest-1-1');
  });

  it('of extras asks with the three parameters of product.md 7, and with the link’s code where its cookie is gone', async () => {
    const asked: object[] = [];
    const answers = {
      '/api/Service/GetReservationItemServices': ({ query }: { query: object }) => {
        asked.push(query);
        return 'hash' in query ? theExtras : refused(404, 'Not found');
      },
    };
    const guest = await aGuest({ answers, hash: '#extras' });
    const named = { propertyId: 'property-1', reservationItemId: 'item-1', languageCode: 'en-GB' };
    expect(asked).toEqual([named, { ...named, hash: 'k3x9' }]);
    expect(guest.read($roomExtras)).toMatchObject([{ state: 'loaded' }]);
  });

  it('of extras waits for none that do not come', async () => {
    const answers = { '/api/Service/GetReservationItemServices': refused(500, 'Action failed') };
    const guest = await aGuest({ answers, hash: '#extras' });
    expect(guest.read($roomExtras)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('what was typed', () => {
  it('is there after a reload, but no card', async () => {
    const before = await aGuest({ answers: ready });
    await toSummary(before);
    await before.does(guestTyped, { item: 0, guest: 0, changes: { firstName: 'Augusta' } });
    await before.does(extraRequested, { item: 0, serviceId: 'parking', quantity: 1 });
    await before.does(requestsTyped, 'A cot, please');
    await before.does(cardTyped, aCard());
    const stored = [...before.tab.entries()].flat().join(' ');
    expect(stored).not.toMatch(/4242|k3x9/);

    const after = await aGuest({ answers: ready, tab: before.tab, hash: '#summary' });
    expect(after.at()).toBe('#summary');
    expect(after.read($draft)).toMatchObject({
      specialRequests: 'A cot, please',
      items: [{ extras: { parking: 1 }, guests: [{ firstName: 'Augusta' }] }],
    });
    expect(after.read($card).creditCardNumber).toBe('');
  });

  it('of a card is gone with the page', async () => {
    const guest = await aGuest();
    await guest.does(cardTyped, aCard());
    await guest.does(pageClosed, undefined);
    expect(guest.read($card).creditCardNumber).toBe('');
  });
});

describe('payment details (decisions 1)', () => {
  it('are asked before the save once an extra makes a balance due, and settled at the hotel', async () => {
    const guest = await aGuest({ answers: ready });
    await guest.does(extraRequested, { item: 0, serviceId: 'parking', quantity: 1 });
    expect(guest.read($account)).toMatchObject({ reason: 'BalanceDue', balance: 6000 });
    await toSummary(guest);
    await guest.does(continuePressed, desktop);
    expect(guest.at()).toBe('#payment');
    await guest.does(paymentChosen, 'hotel');
    await guest.does(continuePressed, desktop);
    expect(guest.at()).toBe('#summary');
    await guest.does(saveForm.submitted, undefined);
    expect(guest.saves).toMatchObject([{ cardDetails: null, totalServicesPrice: 60 }]);
  });

  it('take a right card, with the booker as its holder, and send it once', async () => {
    const guest = await aGuest({ answers: ready });
    await guest.does(extraRequested, { item: 0, serviceId: 'parking', quantity: 1 });
    await toSummary(guest);
    await guest.does(continuePressed, desktop);
    expect(guest.read($card).creditCardName).toBe('Ada Byron');
    await guest.does(continuePressed, desktop);
    expect(guest.at()).toBe('#payment');
    const { creditCardNumber, cvvNumber, expiryMonth, expiryYear } = aCard();
    await guest.does(cardTyped, { creditCardNumber, cvvNumber, expiryMonth, expiryYear });
    expect(cardProblems(guest.read($card), '2026/11/20')).toEqual([]);
    await guest.does(continuePressed, desktop);
    await guest.does(saveForm.submitted, undefined);
    expect(guest.saves).toMatchObject([
      { cardDetails: { cardNumber: '4242424242424242', nameOnCard: 'Ada Byron' } },
    ]);
    expect(guest.read($card).creditCardNumber).toBe('');
  });

  it('are not asked of a company that pays', async () => {
    const company = aReservation({
      company: { name: 'Acme Ltd' },
      paymentDetails: { paymentType: 3, paid: 0, balance: 360 },
    });
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': company } });
    expect(guest.read($account)).toMatchObject({ reason: null });
  });
});

describe('a save', () => {
  it('goes to Complete, from where nothing leads back, and leaves nothing in the tab', async () => {
    const guest = await aGuest({ answers: ready });
    await toSummary(guest);
    await guest.does(saveForm.submitted, undefined);
    expect(guest.at()).toBe('#complete');
    await guest.goesTo('#booker');
    expect(guest.at()).toBe('#complete');
    expect([...guest.tab.values()]).toEqual(['null']);
  });

  it('sends what was typed, trimmed, and every room with its guests and extras', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': twoRooms } });
    await guest.does(guestTyped, {
      item: 1,
      guest: 0,
      changes: { firstName: ' Mary ', email: ' m@example.org ' },
    });
    await guest.does(extraRequested, { item: 1, serviceId: 'wine', quantity: 2 });
    await guest.does(saveForm.submitted, undefined);
    expect(guest.saves).toMatchObject([
      {
        code: 'k3x9',
        referenceNumber: 'HB-2041',
        entityId: 'reservation-1',
        isReservation: true,
        specialRequests: null,
        reservationItems: [
          {
            reservationItemId: 'item-1',
            roomConfiguration: 'twin',
            guests: [{ firstName: 'Ada' }],
            services: [],
          },
          {
            guests: [{ firstName: 'Mary', lastName: 'Somerville', email: 'm@example.org', phone: null }],
            services: [{ serviceId: 'wine', quantity: 2 }],
          },
        ],
      },
    ]);
  });

  const twin = anItem({ roomConfiguration: 'twin' });
  it.each([
    ['with a booker who is not valid', [twin], { street: '' }],
    [
      'with a guest without a name',
      [anItem({ roomConfiguration: 'twin', guests: [aNamed({ lastName: '' })] })],
      {},
    ],
    ['with no configuration where one is required', [anItem()], {}],
  ])('is not made %s (product.md 5)', async (_, reservationItems, changes) => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': aReservation({ reservationItems }) } });
    await guest.does(bookerTyped, changes);
    await guest.does(saveForm.submitted, undefined);
    expect(guest.saves).toEqual([]);
  });

  it('is made of a reservation without a booker', async () => {
    const nobody = aReservation({ booker: null, reservationItems: [twin] });
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': nobody } });
    await guest.does(saveForm.submitted, undefined);
    expect(guest.saves).toMatchObject([{ booker: null }]);
  });

  it('is made once while it is in progress', async () => {
    const guest = await aGuest({ answers: ready });
    await Promise.all([guest.does(saveForm.submitted, undefined), guest.does(saveForm.submitted, undefined)]);
    expect(guest.saves).toHaveLength(1);
  });

  const message = 'No longer available: Parking. Nothing has been saved. Choose again.';
  it('that is refused keeps everything, tells the Message, and looks up what is left', async () => {
    let isUnavailable = false;
    const withoutParking = {
      ...theExtras,
      inventoryPerServiceId: {
        ...theExtras.inventoryPerServiceId,
        parking: { startingInventory: 3, used: 3, available: 0 },
      },
    };
    const guest = await aGuest({
      answers: {
        ...ready,
        '/api/Service/GetReservationItemServices': () => (isUnavailable ? withoutParking : theExtras),
        '/api/PreCheckIn/Save': () => {
          isUnavailable = true;
          return { success: false, message };
        },
      },
    });
    await guest.does(extraRequested, { item: 0, serviceId: 'parking', quantity: 1 });
    await toSummary(guest);
    await guest.does(paymentChosen, 'hotel');
    await guest.does(saveForm.submitted, undefined);
    expect(guest.at()).toBe('#summary');
    expect(guest.notified).toMatchObject([{ kind: 'negative', text: message }]);
    expect(guest.read(saveForm.$refusal)).toEqual({ kind: 'rejected', message });
    expect(guest.read($draft)?.items[0]?.extras).toMatchObject({ parking: 1 });
    const parking = guest.read($roomExtras)[0]?.offers.find(({ service }) => service.serviceId === 'parking');
    expect(parking).toMatchObject({ requested: 1, max: 0 });
  });

  it.each([
    ['the Message', refused(409, 'Somebody else is saving.'), 'Somebody else is saving.'],
    ['or that it failed', { kind: 'nobody answers' }, 'Failed to save Check In Information'],
    ['the same where it has no words', refused(500, ''), 'Failed to save Check In Information'],
    ['and where a no has none', { success: false, message: '' }, 'Failed to save Check In Information'],
  ])('that fails tells %s (product.md 8)', async (_, answer, text) => {
    const silent = () => {
      throw new Error('Nobody answers');
    };
    const guest = await aGuest({
      answers: { ...ready, '/api/PreCheckIn/Save': 'kind' in answer ? silent : answer },
    });
    await toSummary(guest);
    await guest.does(saveForm.submitted, undefined);
    expect(guest.notified).toMatchObject([{ kind: 'negative', text }]);
    expect(guest.at()).toBe('#summary');
  });

  it('that is tried again takes back what was told of the one before', async () => {
    let isDown = true;
    const guest = await aGuest({
      answers: {
        ...ready,
        '/api/PreCheckIn/Save': () => {
          if (isDown) throw new Error('Nobody answers');
          return { success: true, message: null };
        },
      },
    });
    await toSummary(guest);
    await guest.does(saveForm.submitted, undefined);
    isDown = false;
    guest.withdrawn.splice(0);
    await guest.does(saveForm.submitted, undefined);
    expect(guest.withdrawn).toEqual([guest.notified[0]?.topic]);
    expect(guest.notified).toHaveLength(1);
  });
});

describe('a link that was used', () => {
  it('says so after a reload', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': completedNotice } });
    expect(guest.read($opened)).toMatchObject({ kind: 'notice', tone: 'positive' });
    await guest.does(pageOpened, undefined);
    expect(guest.at()).toBe('');
  });

  it('leads nowhere by itself', async () => {
    const guest = await aGuest({ answers: { '/api/PreCheckIn/Get': completedNotice } });
    await guest.does(stepChosen, { step: 'summary' });
    expect(guest.at()).toBe('');
  });
});

it('a set up is chosen for the room', async () => {
  const guest = await aGuest();
  await guest.does(configurationChosen, { item: 0, id: 'twin' });
  expect(guest.read($draft)?.items[0]?.roomConfiguration).toBe('twin');
});
