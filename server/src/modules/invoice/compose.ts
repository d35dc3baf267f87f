import { type InvoiceRecipient, type LegalEntity, PaymentType } from 'shared/contracts';
import { sumTaxLines } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import type { StoredInvoice } from '../../db/schema.ts';
import { costLines, type ItemRow, listItems, type ReservationRow, taxesAmong } from '../booking/index.ts';
import { findCompany } from '../company/index.ts';
import { personName } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { invoiceSums } from './rules.ts';

export interface Payer {
  readonly recipient: InvoiceRecipient;
  /** Whether the hotel has the recipient's data, so that the guest gives none. */
  readonly isFixed: boolean;
}

/** Who a booking is invoiced to unless the guest says otherwise: the company that pays for it with what the file says of it, else the booker. */
export async function payerOf(db: Db, row: ReservationRow): Promise<Payer> {
  const { booker } = row;
  const accountId = row.payment_type === PaymentType.companyInvoice ? row.account_id : null;
  const company = accountId === null ? null : await findCompany(db, row.property_id, accountId);
  const name = personName(booker);
  const addressLines = company?.invoice.addressLines ?? [];
  if (company) {
    const { vatId = null } = company.invoice;
    return {
      recipient: { name, companyName: company.name, vatId, addressLines: [...addressLines] },
      isFixed: addressLines.length > 0,
    };
  }
  const own = [booker.street, booker.zipCode].flatMap((line) =>
    line === null || line.trim() === '' ? [] : [line],
  );
  return { recipient: { name, companyName: null, vatId: null, addressLines: own }, isFixed: false };
}

const itemOf = (item: ItemRow): StoredInvoice['items'][number] => ({
  roomType: item.room_type_name,
  ratePlan: item.rate_plan_name,
  guest: item.guests[0] ? personName(item.guests[0]) : '',
  lines: costLines(item.price_lines),
  totalMinor: item.total_minor,
});

/** What a booking is billed for as it is now: its own rows, as they were agreed. */
export async function billOf(
  db: Db,
  row: ReservationRow,
): Promise<Omit<StoredInvoice, 'corrects' | 'issuer' | 'recipient' | 'propertyName' | 'paidMinor'>> {
  const items = await listItems(db, { propertyId: row.property_id, reservationId: row.reservation_id });
  const taxes = sumTaxLines(items.flatMap(({ price_lines: lines }) => taxesAmong(lines)));
  return {
    referenceNumber: row.reference_number,
    poNumber: row.po_number,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    // A room that was cancelled is billed as its fee, and not at all where nothing is kept of it.
    items: items.filter((item) => item.cancelled_at === null || item.total_minor > 0).map(itemOf),
    ...invoiceSums(row.rooms_minor + row.services_minor, taxes),
    voucherMinor: row.gift_discount_minor,
    currency: row.currency,
  };
}

export const legalEntityOf = ({ content }: StoredProperty): LegalEntity | null => content.legalEntity ?? null;
