import { isDeepStrictEqual } from 'node:util';
import type { Invoice, InvoiceResponse } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import { chargedTax, lineText, type ReservationRow } from '../booking/index.ts';
import { billOf, payerOf } from './compose.ts';
import type { InvoiceRow } from './repository.ts';

/** An issued invoice in the language of the call. */
export function invoiceOf({
  invoice_number: number,
  issued_on: issuedOn,
  content,
}: Pick<InvoiceRow, 'invoice_number' | 'issued_on' | 'content'>): Invoice {
  const { currency } = content;
  const amount = (minor: number): number => toDecimal(minor, currency);
  const toPay = content.totalMinor - content.voucherMinor;
  const credited = (content.corrects?.totalMinor ?? 0) - content.totalMinor;
  return {
    number,
    issuedOn,
    corrects: content.corrects && {
      number: content.corrects.number,
      issuedOn: content.corrects.issuedOn,
    },
    issuer: { ...content.issuer, addressLines: [...content.issuer.addressLines] },
    recipient: { ...content.recipient, addressLines: [...content.recipient.addressLines] },
    propertyName: content.propertyName,
    referenceNumber: content.referenceNumber,
    poNumber: content.poNumber,
    dateFrom: content.dateFrom,
    dateTo: content.dateTo,
    items: content.items.map(({ lines, totalMinor, ...item }) => ({
      ...item,
      priceLines: lines.map((line) => ({ text: lineText(line, currency), amount: amount(line.amountMinor) })),
      totalCost: amount(totalMinor),
    })),
    vat: content.vat.map(({ name, percent, baseMinor, amountMinor }) => ({
      name,
      percent,
      base: amount(baseMinor),
      amount: amount(amountMinor),
    })),
    untaxedBase: amount(content.untaxedMinor),
    otherTaxes: content.otherTaxes.map((tax) => chargedTax(tax, currency)),
    containedTaxes: content.containedTaxes.map((tax) => chargedTax(tax, currency)),
    net: amount(content.netMinor),
    total: amount(content.totalMinor),
    voucher: amount(content.voucherMinor),
    paid: amount(content.paidMinor),
    balance: amount(toPay - content.paidMinor),
    ...(credited > 0 ? { credited: amount(credited) } : {}),
    currency,
  };
}

/** Whether a booking would be billed otherwise than its invoice says. */
export function isChanged<T extends object>(content: Readonly<Record<keyof T, unknown>>, bill: T): boolean {
  // What is stored has been through JSON, which leaves out what is undefined.
  const now = JSON.parse(JSON.stringify(bill)) as T;
  const keys = Object.keys(now) as (keyof T)[];
  return keys.some((key) => !isDeepStrictEqual(content[key], now[key]));
}

/** What the page of an invoice shows; `latest` is undefined before the first. */
export async function invoiceResponse(
  db: Db,
  row: ReservationRow,
  latest: InvoiceRow | undefined,
): Promise<InvoiceResponse> {
  const { recipient, isFixed } = await payerOf(db, row);
  if (!latest) return { invoice: null, recipient, isRecipientFixed: isFixed, isOutdated: false };
  const invoice = invoiceOf(latest);
  const now = { ...(await billOf(db, row)), ...(isFixed ? { recipient } : {}) };
  return {
    invoice,
    recipient: isFixed ? recipient : invoice.recipient,
    isRecipientFixed: isFixed,
    isOutdated: isChanged(latest.content, now),
  };
}
