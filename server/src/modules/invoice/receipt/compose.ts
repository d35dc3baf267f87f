import type { Confirmation } from 'shared/contracts';
import {
  billOf,
  directionOf,
  formatMoney,
  formatStayDate,
  nightCount,
  nightsText,
  partyText,
  toMinor,
} from 'shared/domain';
import type { StoredInvoice } from '../../../db/schema.ts';
import { spokenLocale } from '../../../language/index.ts';
import { drawable } from '../../../pdf/drawable.ts';
import { personName } from '../../mail/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { legalEntityOf } from '../compose.ts';
import { chargedTax } from '../../booking/index.ts';
import type { PaymentLine } from './payments.ts';
import { words } from './words.ts';

/** A text and, where it is a line of money, its amount as it is written. */
export interface ReceiptLine {
  readonly text: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

/** What stands on a receipt, in the words of its reader. */
export interface ReceiptContent {
  readonly title: string;
  readonly letterhead: { readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly sections: readonly {
    /** Null where the lines need none. */
    readonly heading: string | null;
    readonly details: readonly string[];
    readonly lines: readonly ReceiptLine[];
  }[];
  readonly notes: readonly string[];
}

type Bill = Pick<StoredInvoice, 'vat' | 'untaxedMinor' | 'containedTaxes'>;

interface Given {
  readonly property: StoredProperty;
  readonly booking: Confirmation;
  readonly bill: Bill;
  readonly payments: readonly PaymentLine[];
  readonly today: string;
}

const isolated = (mark: string, text: string): string =>
  directionOf(spokenLocale()) === 'rtl' ? `${mark}${text}\u2069` : text;
/** Numbers and addresses of the net run from left to right also among words that do not. */
const leftToRight = (text: string): string => isolated('\u2066', text);
/** What people and hotels have written runs as its own first letter does, without the symbols that a document has not. */
const asWritten = (text: string): string => isolated('\u2068', drawable(text));

const day = (date: string): string => formatStayDate(date, 'short', spokenLocale());

function letterheadOf({ property }: Given): ReceiptContent['letterhead'] {
  const { content } = property;
  const legal = legalEntityOf(property);
  const contact = [content.telephone, content.email].map(leftToRight).join(' · ');
  if (legal === null)
    return {
      name: asWritten(content.propertyName),
      lines: [asWritten(content.propertyAddress), contact],
    };
  const vatId = legal.vatId === null ? [] : [words('receipt.vat-id', { vatId: leftToRight(legal.vatId) })];
  return { name: asWritten(legal.name), lines: [...legal.addressLines.map(asWritten), ...vatId, contact] };
}

function factsOf({ property, booking, today }: Given): ReceiptContent['facts'] {
  const { dateFrom, dateTo, booker } = booking;
  const days = words('receipt.stay.days', { from: day(dateFrom), to: day(dateTo) });
  const nights = nightsText(nightCount({ from: dateFrom, to: dateTo }), words);
  return [
    { term: words('receipt.reference'), detail: leftToRight(booking.referenceNumber) },
    { term: words('receipt.date'), detail: day(today) },
    { term: words('receipt.guest'), detail: asWritten(personName(booker)) },
    { term: words('receipt.hotel'), detail: asWritten(property.content.propertyName) },
    { term: words('receipt.stay'), detail: `${days} · ${nights}` },
  ];
}

type Money = (minor: number) => string;

const billIn = (booking: Confirmation) => billOf(booking, words('receipt.voucher'));

const roomSections = ({ booking }: Given, money: Money): ReceiptContent['sections'] =>
  billIn(booking).rooms.map(({ item, lines }, index) => {
    const number = String(index + 1);
    const isCancelled = (item.cancelledAtUtc ?? null) !== null;
    const name = asWritten(item.roomType.name);
    return {
      heading: words(isCancelled ? 'receipt.room.cancelled' : 'receipt.room', { number, name }),
      details: [
        [item.ratePlan.name, item.ratePlan.board?.text, partyText(item, words), personName(item.leadGuest)]
          .flatMap((part) => ((part ?? '') === '' ? [] : [asWritten(part ?? '')]))
          .join(' · '),
      ],
      lines: [
        ...lines.map(({ text, amount, isIncluded }) => ({
          text,
          amount: isIncluded ? words('receipt.included') : money(amount),
        })),
        {
          text: words('receipt.room.total', { number }),
          amount: money(toMinor(item.totalCost, booking.currency)),
          isStrong: true,
        },
      ],
    };
  });

function totalLines({ booking }: Given, money: Money): ReceiptLine[] {
  const { added, total } = billIn(booking);
  return [
    ...added.map(({ text, amount }) => ({ text, amount: money(amount) })),
    { text: words('receipt.total'), amount: money(total), isStrong: true },
  ];
}

function vatLines({ bill, booking }: Given, money: Money): ReceiptLine[] {
  const percentOf = new Intl.NumberFormat(spokenLocale(), {
    style: 'percent',
    maximumFractionDigits: 3,
    numberingSystem: 'latn',
  });
  const lines = bill.vat.map(({ name, percent, baseMinor, amountMinor }) => ({
    text: [
      words('receipt.vat.rate', { name, percent: percentOf.format(percent / 100) }),
      words('receipt.vat.base', { amount: money(baseMinor) }),
    ].join(' · '),
    amount: money(amountMinor),
  }));
  const untaxed =
    bill.untaxedMinor === 0 ? [] : [{ text: words('receipt.vat.untaxed'), amount: money(bill.untaxedMinor) }];
  const contained = bill.containedTaxes.map((tax) => ({
    text: words('receipt.contained', { tax: chargedTax(tax, booking.currency).text }),
    amount: money(tax.amount),
  }));
  return lines.length + contained.length === 0 ? [] : [...lines, ...untaxed, ...contained];
}

/** A receipt in the language of the call: the lines, taxes and totals of the confirmation, and the VAT and payments behind them. */
export function composeReceipt(given: Given): ReceiptContent {
  const { booking, payments } = given;
  const { currency } = booking;
  const money: Money = (minor) => formatMoney(minor, currency, spokenLocale());
  const ofDecimal = (amount: number): string => money(toMinor(amount, currency));
  const vat = vatLines(given, money);
  return {
    title: words('receipt.title'),
    letterhead: letterheadOf(given),
    facts: factsOf(given),
    sections: [
      ...roomSections(given, money),
      { heading: null, details: [], lines: totalLines(given, money) },
      ...(vat.length === 0 ? [] : [{ heading: words('receipt.vat'), details: [], lines: vat }]),
      {
        heading: words('receipt.payments'),
        details: [],
        lines: [
          ...payments.map(({ text, amountMinor }) => ({ text, amount: money(amountMinor) })),
          { text: words('receipt.paid'), amount: ofDecimal(booking.paid), isStrong: true },
          ...(booking.balance === 0
            ? []
            : [{ text: words('receipt.balance'), amount: ofDecimal(booking.balance), isStrong: true }]),
        ],
      },
    ],
    notes: [
      ...((booking.cancelledAtUtc ?? null) === null ? [] : [words('receipt.cancelled')]),
      words('receipt.no-invoice'),
    ],
  };
}
