import {
  createReservation,
  type CreateRequest,
  getServices,
  getConfirmation as confirmation,
  getPreCheckIn,
} from 'shared/contracts';
import { includedExtras, toMinor, worthOf } from 'shared/domain';
import { aBookedRoom, aTax } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile, type HotelChanges } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, get, getConfirmation, paidBy } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { read, search } from './support/price-journey.ts';

const boat = {
  ServiceId: 'boat',
  ServiceCode: 'BOT',
  ServiceName: 'Boat trip',
  ServiceDescription: 'Around the cape.',
  ChargePerPerson: false,
  ChargeType: 'PerQuantity',
  Articles: [{ ArticleId: 'trip', Name: 'Trip', Price: 31 }],
};

/** The flexible rate includes breakfast and two boat trips. */
function packageFile(changes: HotelChanges = {}, boats = 3): Record<string, unknown> {
  const file = hotelFile(changes);
  const [flexible, ...plans] = file['RatePlans'] as readonly object[];
  const Inclusions = [{ ServiceId: 'breakfast' }, { ServiceId: 'boat', Quantity: 2 }];
  return {
    ...file,
    RatePlans: [{ ...flexible, Inclusions }, ...plans],
    Services: [...(file['Services'] as readonly object[]), { ...boat, DailyInventory: boats }],
  };
}

const wish = {
  arrival: 9,
  nights: 3,
  promoCode: null,
  voucher: null,
  rooms: [
    { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0, rate: 0, extras: [], agesSaid: null },
  ],
};
// Breakfast 15.45 for two guests and three nights, two boat trips at 31.00.
const worth = 2 * 3 * 15.45 + 2 * 31;

describe.each(engines)('a rate with extras inside, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
  });
  afterEach(() => server.close());

  const context = () => ({
    db: server.deps.db,
    clock: server.clock,
    releasesDir: '/nowhere',
    dryRun: false,
  });
  const open = (file: object = packageFile()) => importProperty(context(), 'hotel.json', file);
  const bought = (quantity: number) => [
    { reservationItemId: null, serviceId: 'boat', quantity, service: null },
  ];
  const book = (changes: Partial<CreateRequest> = {}) => create(server, aBooking(changes));
  const extrasOf = async (ratePlanId: string) => {
    const days = 'dateOfArrival=2026/12/01&dateOfDeparture=2026/12/04';
    const room = `propertyId=harbour&roomTypeId=double&ratePlanId=${ratePlanId}`;
    const { body } = await get(server, `${getServices.path}?${room}&${days}`);
    return read(getServices.responses[200], body).services.map(({ serviceId }) => serviceId);
  };
  const plansFound = async () => {
    const { roomTypes } = await search(server, 'harbour', wish);
    return roomTypes.find(({ roomTypeId }) => roomTypeId === 'double')?.rates.map((rate) => rate.ratePlanId);
  };

  it('is written into the file again', async () => {
    await open();
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({
      RatePlans: [
        {
          Inclusions: [
            { ServiceId: 'breakfast', Quantity: 1 },
            { ServiceId: 'boat', Quantity: 2 },
          ],
        },
        {},
      ],
    });
    await open(exported ?? {});
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toEqual(exported);
  });

  it('is shown with what the extras are worth', async () => {
    await open();
    const { roomTypes, includedServices = [] } = await search(server, 'harbour', wish);
    const [rate, other] = roomTypes[0]?.rates ?? [];
    const [room] = wish.rooms;
    if (!rate || !other || !room) throw new Error('The hotel has two rates');
    const use = { nights: 3, party: room };
    expect(worthOf(includedExtras(rate, includedServices, use, 'GBP'))).toBe(toMinor(worth, 'GBP'));
    expect(includedExtras(other, includedServices, use, 'GBP')).toEqual([]);
  });

  it('costs its price and no more, and the booking says what is inside', async () => {
    const extrasTax = aTax({ id: 'service', percent: 10, of: 'Extras' });
    await open(hotelFile({ property: { taxesAndFees: [extrasTax] } }));
    const before = await book();
    await open(packageFile({ property: { taxesAndFees: [extrasTax] } }));
    const made = await book();
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body['TotalPrice']).toBe(before.body['TotalPrice']);
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    const [item] = read(confirmation.responses[200], body).items;
    expect(item).toMatchObject({
      serviceCost: 0,
      services: [
        { serviceId: 'breakfast', quantity: 1, cost: 0, included: { quantity: 1, worth: 92.7 } },
        { serviceId: 'boat', quantity: 2, cost: 0, included: { quantity: 2, worth: 62 } },
      ],
    });
    expect(item?.priceLines.slice(-2)).toEqual([
      { text: 'Breakfast · 2 guests × 3 nights (worth £92.70)', amount: 0, worth: 92.7 },
      { text: 'Boat trip · 2 (worth £62.00)', amount: 0, worth: 62 },
    ]);
    expect(await countStock(server.deps.db, 'boat')).toEqual({ sold: 2, held: 0 });
  });

  it('sells more of what is counted, and nothing twice', async () => {
    await open(packageFile({}, 5));
    expect(await extrasOf('flexible')).toEqual(['parking', 'boat']);
    expect(await extrasOf('trade')).toEqual(['breakfast', 'parking', 'boat']);
    const breakfast = [{ reservationItemId: null, serviceId: 'breakfast', quantity: 1, service: null }];
    const twice = await book({ rooms: [aBookedRoom({ services: breakfast })] });
    expect(twice.body).toMatchObject({ ModelState: { 'Rooms[0].Services[0].ServiceId': expect.anything() } });

    const alone = await book();
    const more = await book({ rooms: [aBookedRoom({ services: bought(1) })] });
    expect(more.status, JSON.stringify(more.body)).toBe(200);
    expect(Number(more.body['TotalPrice'])).toBeCloseTo(Number(alone.body['TotalPrice']) + 31, 2);
    const { body } = await getConfirmation(server, more.body['ConfirmationToken']);
    const [item] = read(confirmation.responses[200], body).items;
    expect(item?.services[1]).toMatchObject({ quantity: 3, cost: 31, included: { quantity: 2, worth: 62 } });
    expect(item?.totalCost).toBe(more.body['TotalPrice']);
  });

  it('is not offered while something inside is sold out, and not booked either', async () => {
    await open();
    expect(await plansFound()).toEqual(['flexible', 'trade']);
    expect((await book()).status).toBe(200);
    // One boat trip is left, and the rate has two.
    expect(await plansFound()).toEqual(['trade']);
    const late = await book();
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ ExceedingRoomIndexes: [0] });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
  });

  it('takes for all rooms of a booking, or nothing', async () => {
    await open();
    const both = await book({ rooms: [aBookedRoom(), aBookedRoom()] });
    expect(both.status).toBe(409);
    expect(await countStock(server.deps.db, 'boat')).toEqual({ sold: 0, held: 0 });
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
  });

  it.each([
    ['what was bought', [] as CreateRequest['rooms'][number]['services']],
    [
      'all that the confirmation names',
      ['breakfast', 'boat'].map((serviceId) => ({
        reservationItemId: null,
        serviceId,
        quantity: serviceId === 'boat' ? 2 : 1,
        service: null,
      })),
    ],
  ])('is paid for again by a page that names %s', async (_named, services) => {
    await open();
    const first = await book(paidBy({ creditCardNumber: '4000000000003220' }));
    const confirmationToken = String(first.body['ConfirmationToken']);
    const again = await book({ confirmationToken, rooms: [aBookedRoom({ services })] });
    expect([first.status, again.status], JSON.stringify([first.body, again.body])).toEqual([200, 200]);
    expect(await countStock(server.deps.db, 'boat')).toEqual({ sold: 2, held: 0 });
  });

  it('charges an extra by the day, and is worth what its days are worth', async () => {
    const file = packageFile();
    const Prices = [
      { Season: 'feast', Price: 20 },
      { From: '2026-12-02', To: '2026-12-02', Price: 10.05 },
    ];
    const [breakfast, ...services] = file['Services'] as readonly object[];
    await open({
      ...file,
      Seasons: [{ Name: 'feast', From: '12-01', To: '12-02' }],
      Services: [{ ...breakfast, Prices }, ...services],
    });
    // 20.00, 10.05 and, as usual, 15.45.
    const cost = 2 * (20 + 10.05 + 15.45);
    const chosen = [{ reservationItemId: null, serviceId: 'breakfast', quantity: 1, service: null }];
    const made = await book({ rooms: [aBookedRoom({ ratePlanId: 'trade', services: chosen })] });
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({ Items: [{ ServiceCost: cost, Services: [{ Cost: cost }] }] });

    const { includedServices = [] } = await search(server, 'harbour', wish);
    expect(includedServices[0]?.dayPrices).toEqual([
      { date: '2026/12/01', price: 20 },
      { date: '2026/12/02', price: 10.05 },
      { date: '2026/12/03', price: 15.45 },
    ]);
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({ Services: [{ Prices }, {}, {}] });
    await open(exported ?? {});
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toEqual(exported);
  });

  it('has what is inside in pre check-in', async () => {
    await open();
    const made = await book();
    const { confirmationToken } = read(createReservation.responses[200], made.body);
    const { body } = await getConfirmation(server, confirmationToken);
    const path = String(body['PreCheckInUrl']).split('/');
    const [hash = '', referenceNumber = ''] = path.toReversed();
    const query = new URLSearchParams({ propertyId: 'harbour', referenceNumber, hash });
    const opened = await get(server, `${getPreCheckIn.path}?${String(query)}`);
    expect(opened.body).toMatchObject({
      TotalServicesPrice: 0,
      ReservationItems: [
        {
          Services: [
            { ServiceName: 'Breakfast', Quantity: 1, Cost: 0 },
            { ServiceName: 'Boat trip', Quantity: 2, Cost: 0 },
          ],
        },
      ],
    });
  });
});
