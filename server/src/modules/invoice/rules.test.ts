import fc from 'fast-check';
import { bookingTaxes, toDecimal } from 'shared/domain';
import { aTax } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { invoiceNumber, invoiceSums } from './rules.ts';

const party = { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };
const room = (roomCost: number, serviceCost = 0) => ({ nights: 3, party, ages: [], roomCost, serviceCost });

const sumsOf = (terms: readonly ReturnType<typeof aTax>[], rooms: readonly ReturnType<typeof room>[]) =>
  invoiceSums(
    rooms.reduce((sum, { roomCost, serviceCost }) => sum + roomCost + serviceCost, 0),
    bookingTaxes(terms, rooms, 'EUR'),
  );
const vat = (percent: number, more: Partial<ReturnType<typeof aTax>> = {}) =>
  aTax({
    id: `vat-${String(percent)}`,
    name: 'VAT',
    kind: 'VAT',
    amount: null,
    percent,
    included: true,
    ...more,
  });
const cityTax = aTax({ id: 'city', name: 'City tax', amount: 2.5, per: 'PersonNight' });

describe('the sums of an invoice', () => {
  it('included VAT: the base is the price without it', () => {
    expect(sumsOf([vat(10)], [room(110_00)])).toMatchObject({
      vat: [{ percent: 10, baseMinor: 100_00, amountMinor: 10_00 }],
      untaxedMinor: 0,
      netMinor: 100_00,
      totalMinor: 110_00,
    });
  });

  it('added VAT: the base is the price; city tax stands beside it', () => {
    expect(sumsOf([vat(10, { included: false }), cityTax], [room(100_00)])).toMatchObject({
      vat: [{ baseMinor: 100_00, amountMinor: 10_00 }],
      otherTaxes: [{ name: 'City tax', amount: 15_00 }],
      netMinor: 100_00,
      totalMinor: 125_00,
    });
  });

  it('rooms and extras with VAT of their own', () => {
    const sums = sumsOf(
      [vat(10, { of: 'Room' }), vat(21, { of: 'Extras' })],
      [room(110_00, 121_00), room(55_00)],
    );
    expect(sums.vat).toMatchObject([
      { percent: 10, baseMinor: 150_00, amountMinor: 15_00 },
      { percent: 21, baseMinor: 100_00, amountMinor: 21_00 },
    ]);
    expect(sums.untaxedMinor).toBe(0);
  });

  it('extras without VAT are named as such', () => {
    expect(sumsOf([vat(10, { of: 'Room' })], [room(110_00, 40_00)])).toMatchObject({
      vat: [{ baseMinor: 100_00, amountMinor: 10_00 }],
      untaxedMinor: 40_00,
    });
  });

  it('a levy that prices contain is no part of the base of included VAT', () => {
    const levy = aTax({ id: 'levy', name: 'Levy', amount: null, percent: 5, included: true });
    expect(sumsOf([vat(10), levy], [room(115_00)])).toMatchObject({
      vat: [{ baseMinor: 100_00, amountMinor: 10_00 }],
      otherTaxes: [{ name: 'Levy', amount: 5_00 }],
      netMinor: 100_00,
      totalMinor: 115_00,
    });
  });

  it('two kinds of VAT on the same price have the same base', () => {
    const sums = sumsOf([vat(5, { included: false }), vat(7, { included: false })], [room(100_00)]);
    expect(sums).toMatchObject({
      vat: [
        { baseMinor: 100_00, amountMinor: 5_00 },
        { baseMinor: 100_00, amountMinor: 7_00 },
      ],
      untaxedMinor: 0,
      netMinor: 100_00,
      totalMinor: 112_00,
    });
  });

  it('a hotel without VAT has an invoice without VAT', () => {
    expect(sumsOf([cityTax], [room(100_00)])).toMatchObject({ vat: [], untaxedMinor: 0, totalMinor: 115_00 });
  });

  const someScope = fc.constantFrom('Room' as const, 'Extras' as const, 'RoomAndExtras' as const);
  const someTax = fc.oneof(
    fc.record({
      amount: fc.constant(null),
      percent: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
      of: someScope,
      kind: fc.constantFrom('VAT' as const, 'Tax' as const),
      included: fc.boolean(),
    }),
    fc.record({
      amount: fc.integer({ min: 1, max: 5000 }).map((minor) => toDecimal(minor, 'EUR')),
      per: fc.constantFrom('Stay' as const, 'PersonNight' as const),
      kind: fc.constantFrom('Tax' as const, 'Fee' as const),
      included: fc.boolean(),
    }),
  );
  const someRooms = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 900_00 }), fc.integer({ min: 0, max: 300_00 }))
      .map(([cost, extras]) => room(cost, extras)),
    { minLength: 1, maxLength: 3 },
  );
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

  it('net, VAT and other taxes add up to the total, whatever a hotel charges', () => {
    fc.assert(
      fc.property(fc.array(someTax, { maxLength: 5 }), someRooms, (taxes, rooms) => {
        const terms = taxes.map((tax, index) => aTax({ id: String(index), name: String(index), ...tax }));
        const sums = sumsOf(terms, rooms);
        const vats = total(sums.vat.map(({ amountMinor }) => amountMinor));
        const others = total(sums.otherTaxes.map(({ amount }) => amount));
        expect(sums.netMinor + vats + others).toBe(sums.totalMinor);
      }),
    );
  });

  it('bases, VAT and other taxes add up to the total where each price has one VAT, and each VAT is its rate of its base', () => {
    const someVat = fc.record({ percent: fc.constantFrom(4, 10, 19, 21), included: fc.boolean() });
    const someVats = fc.oneof(
      fc.tuple(someVat).map(([both]) => [vat(both.percent, both)]),
      fc
        .tuple(someVat, someVat)
        .map(([ofRoom, ofExtras]) => [
          vat(ofRoom.percent, { ...ofRoom, of: 'Room' }),
          vat(ofExtras.percent, { id: 'extras', ...ofExtras, of: 'Extras' }),
        ]),
      fc.tuple(someVat).map(([ofRoom]) => [vat(ofRoom.percent, { ...ofRoom, of: 'Room' })]),
    );
    fc.assert(
      fc.property(someVats, fc.boolean(), someRooms, (vats, hasCityTax, rooms) => {
        const sums = sumsOf(hasCityTax ? [...vats, cityTax] : vats, rooms);
        // VAT that comes to nothing leaves an invoice without VAT, which names no bases.
        const bases =
          sums.vat.length === 0
            ? sums.netMinor
            : total(sums.vat.map(({ baseMinor }) => baseMinor)) + sums.untaxedMinor;
        const amounts = total(sums.vat.map(({ amountMinor }) => amountMinor));
        const others = total(sums.otherTaxes.map(({ amount }) => amount));
        expect(bases + amounts + others).toBe(sums.totalMinor);
        for (const { percent, baseMinor, amountMinor } of sums.vat) {
          // Each room is rounded by itself.
          expect(Math.abs((baseMinor * percent) / 100 - amountMinor)).toBeLessThanOrEqual(rooms.length);
        }
      }),
    );
  });
});

it('numbers of invoices and corrections', () => {
  expect(invoiceNumber('Sarria', 2026, 'invoice', 1)).toBe('SARRIA-2026-000001');
  expect(invoiceNumber('Sarria', 2026, 'correction', 12)).toBe('SARRIA-2026-R000012');
});
