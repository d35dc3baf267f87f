import type { EndpointOutput } from 'shared/contracts';
import type { quoteDeskBooking } from 'shared/contracts/desk';
import { sumTaxLines, toDecimal } from 'shared/domain';
import type { StoredProperty } from '../../property/index.ts';
import { chargedTax, costLines, lineText, taxesAmong } from '../price-line-text.ts';
import { type DeskPrepareDeps, prepareAtDesk } from './prepare.ts';
import type { WantedAtDesk } from './request.ts';

/** What a booking by the desk costs, what of it is asked for when, and until when its rooms would be held for that. */
export async function quoteAtDesk(
  deps: DeskPrepareDeps,
  property: StoredProperty,
  wanted: WantedAtDesk,
): Promise<EndpointOutput<typeof quoteDeskBooking>> {
  const { content, priced, paymentPlan, ...terms } = await prepareAtDesk(deps, property, wanted, null);
  const { currency, totalMinor } = priced;
  const later = paymentPlan?.later ?? [];
  const atHotelMinor = later.reduce(
    (rest, { amountMinor }) => rest - amountMinor,
    totalMinor - terms.dueNowMinor,
  );
  return {
    rooms: priced.rooms.map(({ room, roomMinor, servicesMinor, lines }) => ({
      roomType: content.roomTypes.get(room.roomTypeId)?.name ?? '',
      ratePlan: content.ratePlans.get(room.ratePlanId)?.name ?? '',
      policy: content.ratePlans.get(room.ratePlanId)?.policy ?? '',
      total: toDecimal(roomMinor + servicesMinor, currency),
      priceLines: costLines(lines).map((line) => ({
        text: lineText(line, currency),
        amount: toDecimal(line.amountMinor, currency),
      })),
    })),
    taxes: sumTaxLines(priced.rooms.flatMap(({ lines }) => taxesAmong(lines))).map((tax) =>
      chargedTax(tax, currency),
    ),
    total: toDecimal(totalMinor, currency),
    currency,
    dueNow: toDecimal(terms.dueNowMinor, currency),
    later: later.map(({ on, amountMinor }) => ({ on, amount: toDecimal(amountMinor, currency) })),
    atHotel: toDecimal(atHotelMinor, currency),
    needsCard: paymentPlan?.needsCard ?? false,
    heldUntilUtc: terms.heldUntil?.toISOString() ?? null,
    mayWaiveCard: terms.mayWaiveCard,
  };
}
