import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../db/database.ts';
import { json } from '../db/column-types.ts';
import {
  bookConfigContent,
  houseSettings,
  propertyContent,
  propertyIdOf,
  propertyRules,
  ratePlanContent,
  roomTypeContent,
  serviceContent,
  withTexts,
} from './content-of-file.ts';
import type { PropertyFile } from './property-file.ts';
import type { PlacedTexts } from './texts-of-file.ts';

/** The id of another property that has this code already; null when the code is free. */
export async function findOtherOwner(tx: Db, propertyId: string, code: string): Promise<string | null> {
  const row = await tx
    .selectFrom('property')
    .select('property_id')
    .where(sql`upper(code)`, '=', code.toUpperCase())
    .where('property_id', '<>', propertyId)
    .executeTakeFirst();
  return row?.property_id ?? null;
}

/** The currency of a property that has bookings, which are in it; null while it has none. */
export async function findBookedCurrency(tx: Db, propertyId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('property')
    .select('currency')
    .where('property_id', '=', propertyId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reservation')
          .select('reservation_id')
          .where('reservation.property_id', '=', propertyId),
      ),
    )
    .executeTakeFirst();
  return row?.currency ?? null;
}

interface PropertyNotes {
  readonly languages: readonly string[];
  readonly shareImageUrl: string | null;
  readonly now: Date;
}

/** The property itself and its booking configuration. */
export async function writeProperty(
  tx: DbTransaction,
  file: PropertyFile,
  texts: PlacedTexts,
  { languages, shareImageUrl, now }: PropertyNotes,
): Promise<void> {
  const { property } = file;
  const propertyId = propertyIdOf(file);
  const columns = {
    code: property.propertyCode,
    name: property.propertyName,
    currency: property.currency,
    time_zone: property.timeZone,
    stripe_account_id: file.stripeAccountId,
    content: json(
      withTexts(
        {
          ...propertyContent(file, shareImageUrl),
          ...(languages.length > 0 ? { languages: [...languages] } : {}),
        },
        texts.get('property'),
      ),
    ),
    rules: json(propertyRules(file)),
    house_settings: json(houseSettings(file, texts.get('about'))),
    updated_at: now,
  };
  await tx
    .insertInto('property')
    .values({ property_id: propertyId, ...columns })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(columns))
    .execute();
  const content = json(withTexts(bookConfigContent(file), texts.get('bookConfig')));
  await tx
    .insertInto('book_config')
    .values({ property_id: propertyId, content })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ content }))
    .execute();
}

/** Room types, rate plans and extras that bookings may point at: those that the file no longer has stay, but inactive. */
export async function writeSold(
  tx: DbTransaction,
  file: PropertyFile,
  texts: PlacedTexts,
  today: StayDate,
): Promise<void> {
  const propertyId = propertyIdOf(file);
  for (const table of ['room_type', 'rate_plan', 'service'] as const) {
    await tx.updateTable(table).set({ active: false }).where('property_id', '=', propertyId).execute();
  }
  for (const [position, roomType] of file.roomTypes.entries()) {
    const content = withTexts(roomTypeContent(roomType), texts.get(`roomTypes.${String(position)}`));
    const columns = { position, active: true, content: json(content) };
    await tx
      .insertInto('room_type')
      .values({ property_id: propertyId, room_type_id: roomType.roomTypeId, ...columns })
      .onConflict((conflict) => conflict.columns(['property_id', 'room_type_id']).doUpdateSet(columns))
      .execute();
  }
  for (const [position, plan] of file.ratePlans.entries()) {
    const content = withTexts(ratePlanContent(plan, file), texts.get(`ratePlans.${String(position)}`));
    const columns = { position, active: true, content: json(content) };
    await tx
      .insertInto('rate_plan')
      .values({ property_id: propertyId, rate_plan_id: plan.ratePlanId, ...columns })
      .onConflict((conflict) => conflict.columns(['property_id', 'rate_plan_id']).doUpdateSet(columns))
      .execute();
  }
  for (const [position, service] of file.services.entries()) {
    const content = withTexts(
      serviceContent(service, file, today),
      texts.get(`services.${String(position)}`),
    );
    const columns = { position, active: true, content: json(content) };
    await tx
      .insertInto('service')
      .values({ property_id: propertyId, service_id: service.serviceId, ...columns })
      .onConflict((conflict) => conflict.columns(['property_id', 'service_id']).doUpdateSet(columns))
      .execute();
  }
}

/** Which room types are sold at which plans. Removed pairs lose their prices. */
export async function writeRoomRates(tx: DbTransaction, file: PropertyFile): Promise<void> {
  const propertyId = propertyIdOf(file);
  const pairs = file.roomTypes.flatMap((roomType) =>
    file.ratePlans
      .filter((plan) => plan.roomTypeIds?.includes(roomType.roomTypeId) !== false)
      .map((plan) => ({
        property_id: propertyId,
        room_type_id: roomType.roomTypeId,
        rate_plan_id: plan.ratePlanId,
        base_number_of_adults: roomType.baseNumberOfAdults,
      })),
  );
  // As two lists: a condition for each of some thousand pairs is more than the database can read.
  const roomTypes = pairs.map((pair) => pair.room_type_id);
  const ratePlans = pairs.map((pair) => pair.rate_plan_id);
  await sql`
    delete from room_rate where property_id = ${propertyId} and (room_type_id, rate_plan_id) not in (
      select * from unnest(${roomTypes}::text[], ${ratePlans}::text[])
    )`.execute(tx);
  if (pairs.length === 0) return;
  await tx
    .insertInto('room_rate')
    .values(pairs)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'room_type_id', 'rate_plan_id'])
        .doUpdateSet({ base_number_of_adults: sql<number>`excluded.base_number_of_adults` }),
    )
    .execute();
}
