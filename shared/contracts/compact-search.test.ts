import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { compactSearch } from './availability.ts';

const plan = {
  RatePlanId: 'flex',
  RatePlanCode: 'FLEX',
  Name: 'Flexible',
  Description: '',
  Policy: '',
  CancellationPolicy: [],
  AllowPayByCompanyInvoice: true,
  PromoCodes: [],
  UseOccupancyForRatePlan: false,
};
const rate = { RatePlan: 0, MinimumRate: 230, OriginalBaseRate: 250, Nights: [100, 110] };

const answerOf = (rates: readonly object[]) => ({
  RatePlans: [plan],
  Dates: ['2026/12/01', '2026/12/02'],
  RoomTypes: [
    {
      RoomTypeId: 'classic',
      Name: 'Classic',
      Description: '',
      ImageUrls: [],
      Amenities: [],
      BedTypes: [],
      AccessibleFeatures: [],
      Upgrades: [],
      BaseNumberOfAdults: 2,
      Rates: rates,
    },
  ],
  PromoCodeMessage: null,
  IsPromoCodeValid: null,
  HopGiftVoucherCodeMessage: null,
  IsHopGiftVoucherCodeValid: null,
  NumberOfRoomsPerRoomTypeId: { classic: 3 },
  QuoteToken: 'token',
});

const read = (rates: readonly object[]) =>
  z.safeDecode(compactSearch().responses[200], answerOf(rates) as never);

describe('a search in the compact form', () => {
  it('is read as the whole answer is: plans at their rates, dates at their nights, costs of zero where none is told', () => {
    const { data } = read([rate]);
    expect(Object.keys(data ?? {})).not.toContain('ratePlans');
    expect(data?.roomTypes[0]?.rates[0]).toMatchObject({
      ratePlanId: 'flex',
      allowPayByCompanyInvoice: true,
      baseRate: 210,
      costPerRoom: 0,
      perPersonCostPerInfant: 0,
      originalBaseRate: 250,
      originalCostPerRoom: null,
      baseNumberOfAdults: 2,
      minLengthOfStay: null,
      minimumRate: 230,
      nights: [
        { date: '2026/12/01', baseRate: 100 },
        { date: '2026/12/02', baseRate: 110 },
      ],
    });
  });

  it('tells by the rate what is not as its nights and its room type say', () => {
    const own = { BaseRate: 190, MinimumRate: undefined, BaseNumberOfAdults: 0 };
    expect(read([{ ...rate, ...own }]).data?.roomTypes[0]?.rates[0]).toMatchObject({
      baseRate: 190,
      minimumRate: 190,
      baseNumberOfAdults: 0,
    });
  });

  it.each([
    ['names a plan that is not told', { ...rate, RatePlan: 1 }],
    ['has fewer nights than the stay', { ...rate, Nights: [100] }],
    ['has more nights than the stay', { ...rate, Nights: [100, 110, 120] }],
    ['has a price that is none', { ...rate, MinimumRate: '230' }],
  ])('leaves the contract when a rate %s', (_, broken) => {
    expect(read([rate, broken]).success).toBe(false);
  });
});
