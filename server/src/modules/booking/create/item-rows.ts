import { agreedDeadlines, knownAges } from 'shared/domain';
import { newRowId } from '../../../db/row-id.ts';
import type { NewRow } from './booking-rows.ts';
import type { BookingContent } from './content.ts';
import type { PricedRoom } from './price-booking.ts';

type ItemRow = NewRow<'reservation_item'>;

/** A room as it was agreed: names, policy and price lines are copies, so that what the hotel changes later changes no booking. */
export function itemRow(
  content: BookingContent,
  reservationId: string,
  priced: PricedRoom,
  index: number,
): ItemRow {
  const { room } = priced;
  const ages = knownAges(room, content.property.content.childBands);
  const roomType = content.roomTypes.get(room.roomTypeId);
  const ratePlan = content.ratePlans.get(room.ratePlanId);
  const configurationId = room.roomConfigurationDropdownOptionId;
  return {
    property_id: content.property.propertyId,
    reservation_item_id: newRowId(),
    reservation_id: reservationId,
    room_number: index + 1,
    room_type_id: room.roomTypeId,
    rate_plan_id: room.ratePlanId,
    room_type_name: roomType?.name ?? '',
    room_type_image_url: roomType?.imageUrls[0] ?? null,
    rate_plan_name: ratePlan?.name ?? '',
    policy: ratePlan?.policy ?? '',
    cancellation_policy: agreedDeadlines(
      ratePlan?.cancellationPolicy ?? [],
      content.property.content.checkInTime,
    ),
    no_show: ratePlan?.noShow ?? null,
    adults: room.numberOfAdults,
    children: room.numberOfChildren,
    infants: room.numberOfInfants,
    ages: ages.length === 0 ? null : ages,
    guests: room.guests.map(({ firstName, lastName, email, phone }) => ({
      firstName,
      lastName,
      email,
      phone,
    })),
    configuration_id: configurationId,
    configuration_text: content.configurations.find(({ id }) => id === configurationId)?.text ?? null,
    room_minor: priced.roomMinor,
    services_minor: priced.servicesMinor,
    total_minor: priced.roomMinor + priced.servicesMinor,
    price_lines: priced.lines,
    nights: priced.nights,
  };
}

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

/** The extras of a room, those inside the rate first, then in the order in which they were chosen; those of a kind together. */
export function serviceRows(item: ItemRow, priced: PricedRoom): NewRow<'reservation_service'>[] {
  const byId = Map.groupBy(priced.services, ({ serviceId }) => serviceId);
  const services = [...byId.values()].flatMap((same) => {
    const quantity = sumOf(same, (each) => each.quantity);
    const costMinor = sumOf(same, (each) => each.costMinor);
    return same.slice(0, 1).map((first) => ({ ...first, quantity, costMinor }));
  });
  return services.map((service, index) => ({
    property_id: item.property_id,
    reservation_item_id: item.reservation_item_id,
    service_id: service.serviceId,
    service_name: service.serviceName,
    charge_type: service.chargeType,
    quantity: service.quantity,
    cost_minor: service.costMinor,
    position: index + 1,
  }));
}
