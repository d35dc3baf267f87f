import type { Party } from 'shared/contracts';
import {
  addedTaxes,
  checkInExtraCost,
  explainExtra,
  explainTax,
  extrasTaxes,
  type Minor,
  nightCount,
  type Stay,
  type TaxLine,
} from 'shared/domain';
import {
  type ItemRow,
  type PricedService,
  type ServiceRow,
  storedAges,
  storedLine,
} from '../booking/index.ts';
import { serviceNights, toService } from '../service/index.ts';
import { bookedOf, type CheckInContent, itemRowOf, type SavedItem } from './content.ts';

/** An extra that the booking did not have, or more of one that it had. */
export interface AddedExtra extends PricedService {
  readonly itemId: string;
}

const partyOf = (row: ItemRow): Party => ({
  numberOfAdults: row.adults,
  numberOfChildren: row.children,
  numberOfInfants: row.infants,
  ...storedAges(row),
});

/** How many more are wished: only PerQuantity extras have a number, and nothing that was booked is ever taken back. */
function moreOf(chargeType: string, wished: number, had: ServiceRow | undefined): number {
  if (chargeType !== 'PerQuantity') return had ? 0 : 1;
  return Math.max(0, wished - (had?.quantity ?? 0));
}

function addedTo(row: ItemRow, item: SavedItem, content: CheckInContent): AddedExtra[] {
  const { currency } = content.property;
  const stay: Stay = { from: content.row.date_from, to: content.row.date_to };
  return item.services.flatMap(({ serviceId, quantity: wished }): AddedExtra[] => {
    const extra = content.services.get(serviceId);
    if (!extra) return [];
    const service = toService(extra.stored, currency, stay);
    const { serviceName, chargeType } = service;
    const quantity = moreOf(chargeType, wished, bookedOf(content, row.reservation_item_id, serviceId));
    if (quantity === 0) return [];
    const party = partyOf(row);
    const line = explainExtra(service, { nights: nightCount(stay), quantity, party }, currency);
    const costMinor = checkInExtraCost(service, { stay, party, quantity }, currency);
    return [
      {
        itemId: row.reservation_item_id,
        serviceId,
        serviceName,
        chargeType,
        quantity,
        costMinor,
        line: storedLine(line, costMinor),
        use: extra.isLimited
          ? { id: serviceId, nights: serviceNights(chargeType, stay), count: quantity }
          : null,
      },
    ];
  });
}

/** What a save adds, priced by the hotel's prices of now (decisions 1): nothing of a request's own prices is read. */
export const addedExtras = (items: readonly SavedItem[], content: CheckInContent): AddedExtra[] =>
  items.flatMap((item) => {
    const row = itemRowOf(content, item);
    return row ? addedTo(row, item, content) : [];
  });

const costOf = (extras: readonly AddedExtra[]): Minor =>
  extras.reduce((sum, { costMinor }) => sum + costMinor, 0);

/** The taxes of extras that are added to one room. */
const taxesOf = (extras: readonly AddedExtra[], { row: { currency }, property }: CheckInContent): TaxLine[] =>
  extrasTaxes({ currency, taxesAndFees: property.content.taxesAndFees }, costOf(extras));

/** What a save adds to the booking, in minor units. */
export interface AddedCosts {
  readonly extrasMinor: Minor;
  readonly taxesMinor: Minor;
}

export function addedCosts(added: readonly AddedExtra[], content: CheckInContent): AddedCosts {
  const byRoom = Map.groupBy(added, ({ itemId }) => itemId);
  return {
    extrasMinor: costOf(added),
    taxesMinor: addedTaxes([...byRoom.values()].flatMap((mine) => taxesOf(mine, content))),
  };
}

/** The price lines that added extras bring to their room, taxes among them. */
export const addedLines = (mine: readonly AddedExtra[], content: CheckInContent) => [
  ...mine.map(({ line }) => line),
  ...taxesOf(mine, content).map((tax) => storedLine(explainTax(tax))),
];
