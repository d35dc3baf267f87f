import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { codeKey, toMinor } from 'shared/domain';
import type { DbTransaction } from '../db/database.ts';
import { json } from '../db/column-types.ts';
import { searchNameOf } from '../modules/company/index.ts';
import { maybeDay, promoCodeContent, propertyIdOf, restaurantContent, withTexts } from './content-of-file.ts';
import { weekdayNumber } from './days.ts';
import type { PropertyFile } from './property-file.ts';
import type { PlacedTexts } from './texts-of-file.ts';

/** Lists that nothing points at: written anew. */
export async function writeLists(
  tx: DbTransaction,
  file: PropertyFile,
  texts: PlacedTexts,
  today: StayDate,
): Promise<void> {
  const property_id = propertyIdOf(file);
  const { currency } = file.property;
  const lists = {
    location: file.bookConfig.locations.map(({ locationId, name }, position) => ({
      property_id,
      location_id: locationId,
      name,
      position,
    })),
    room_type_configuration: file.roomTypes.flatMap(({ roomTypeId, configurations }) =>
      configurations.map(({ id, text, isDefault, sleeps }, position) => ({
        property_id,
        configuration_id: id,
        room_type_id: roomTypeId,
        text,
        position,
        is_default: isDefault ?? false,
        sleeps: sleeps ?? null,
      })),
    ),
    upgrade: file.roomTypes.flatMap(({ roomTypeId, upgrades }) =>
      upgrades.map((upgrade, position) => ({
        property_id,
        room_type_id: roomTypeId,
        upgrade_room_type_id: upgrade,
        position,
      })),
    ),
    promo_code: file.promoCodes.map((promo, position) => ({
      property_id,
      code: codeKey(promo.code),
      content: json(
        withTexts(promoCodeContent(promo, currency, today), texts.get(`promoCodes.${String(position)}`)),
      ),
    })),
    company: file.companies.map(({ accountId, name, ...invoice }) => ({
      property_id,
      account_id: accountId,
      name,
      search_name: searchNameOf(name),
      invoice: json(invoice),
    })),
    restaurant: file.restaurants.map((restaurant, position) => ({
      property_id,
      restaurant_id: restaurant.id,
      position,
      content: json(
        withTexts(restaurantContent(restaurant, today), texts.get(`restaurants.${String(position)}`)),
      ),
    })),
    restaurant_sitting: file.restaurants.flatMap(({ id, sittings }) =>
      sittings.flatMap(({ weekdays, times, covers }) =>
        weekdays.flatMap((weekday) =>
          times.map((time) => ({
            property_id,
            restaurant_id: id,
            weekday: weekdayNumber(weekday),
            time,
            covers,
          })),
        ),
      ),
    ),
  };
  for (const table of Object.keys(lists).reverse() as (keyof typeof lists)[]) {
    await tx.deleteFrom(table).where('property_id', '=', property_id).execute();
  }
  if (lists.location.length > 0) await tx.insertInto('location').values(lists.location).execute();
  if (lists.room_type_configuration.length > 0) {
    await tx.insertInto('room_type_configuration').values(lists.room_type_configuration).execute();
  }
  if (lists.upgrade.length > 0) await tx.insertInto('upgrade').values(lists.upgrade).execute();
  if (lists.promo_code.length > 0) await tx.insertInto('promo_code').values(lists.promo_code).execute();
  if (lists.company.length > 0) await tx.insertInto('company').values(lists.company).execute();
  if (lists.restaurant.length > 0) await tx.insertInto('restaurant').values(lists.restaurant).execute();
  if (lists.restaurant_sitting.length > 0) {
    await tx.insertInto('restaurant_sitting').values(lists.restaurant_sitting).execute();
  }
}

/** Vouchers of the file; one that has been used keeps its value and balance, one that the file no longer has cannot be used. */
export async function writeVouchers(tx: DbTransaction, file: PropertyFile, today: StayDate): Promise<void> {
  const propertyId = propertyIdOf(file);
  const { currency } = file.property;
  await tx.updateTable('voucher').set({ active: false }).where('property_id', '=', propertyId).execute();
  for (const voucher of file.vouchers) {
    const value = toMinor(voucher.value, currency);
    const columns = {
      name: voucher.name,
      is_experience: voucher.isExperience,
      valid_from: maybeDay(voucher.validFrom, today),
      valid_to: maybeDay(voucher.validTo, today),
      active: true,
    };
    const unusedValue = (kept: 'value_minor' | 'balance_minor') => sql<number>`case
      when voucher.balance_minor = voucher.value_minor then ${value}::bigint else voucher.${sql.ref(kept)} end`;
    await tx
      .insertInto('voucher')
      .values({
        property_id: propertyId,
        code: codeKey(voucher.code),
        currency,
        value_minor: value,
        balance_minor: value,
        ...columns,
      })
      .onConflict((conflict) =>
        conflict.columns(['property_id', 'code']).doUpdateSet({
          ...columns,
          value_minor: unusedValue('value_minor'),
          balance_minor: unusedValue('balance_minor'),
        }),
      )
      .execute();
  }
}
