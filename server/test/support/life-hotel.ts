import { hotelFile } from './bookable-hotel.ts';

type Wire = Record<string, unknown>;

/** Free at first; from the beginning a tenth; paid later; guaranteed with a card; a deposit. */
export const lifeRates = ['flexible', 'tiers', 'before', 'guaranteed', 'deposit'] as const;
export type LifeRate = (typeof lifeRates)[number];

/** One without end; one of a few for each night; one of a few for each arrival, of which more than one can be taken. */
export const lifeExtras = ['breakfast', 'parking', 'boat'] as const;
export type LifeExtra = (typeof lifeExtras)[number];

const tier = (From: string, OffsetHours: number, Percent: number) => ({
  From,
  OffsetHours,
  FeeType: 'Percent',
  Value: Percent,
});

function lifeExtrasOf(file: Wire): object[] {
  const extras = file['Services'] as readonly Wire[];
  const [breakfast = {}, parking = {}] = extras;
  const boat = { ...parking, ServiceId: 'boat', ServiceCode: 'BOT', ServiceName: 'Boat', DailyInventory: 3 };
  return [
    breakfast,
    { ...parking, DailyInventory: 2 },
    {
      ...boat,
      ChargeType: 'PerQuantity',
      Articles: [{ ArticleId: 'trip', Name: 'Trip', Price: 17.5 }],
    },
  ];
}

/** Two rooms a night of each type. */
export function lifeHotel(): Wire {
  const file = hotelFile({ rooms: 2 });
  const [flexible] = file['RatePlans'] as readonly object[];
  const rate = (RatePlanId: LifeRate, more: object) => ({
    ...flexible,
    RatePlanId,
    RatePlanCode: RatePlanId.toUpperCase(),
    ...more,
  });
  const tiers = [tier('Creation', 0, 10), tier('BeforeArrival', 96, 50), tier('BeforeArrival', 24, 100)];
  return {
    ...file,
    HorizonMonths: 1,
    Services: lifeExtrasOf(file),
    RatePlans: [
      flexible,
      rate('tiers', { CancellationPolicy: tiers }),
      rate('before', { Payment: { When: 'days-before', Days: 2 } }),
      rate('guaranteed', { Payment: { When: 'at-hotel' }, NoShow: { FeeType: 'Nights', Value: 1 } }),
      rate('deposit', { Payment: { When: 'deposit', Percent: 30 }, CancellationPolicy: tiers }),
    ],
  };
}
