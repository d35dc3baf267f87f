import { codeKey } from 'shared/domain';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

function duplicates(list: string, field: string, ids: readonly string[]): Problem[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [problemAt([list, index, field], `“${id}” is used twice`)] : [],
  );
}

function unknownIds(
  path: Path,
  ids: readonly string[] | null,
  known: ReadonlySet<string>,
  of: string,
): Problem[] {
  return (ids ?? []).flatMap((id, index) =>
    known.has(id) ? [] : [problemAt([...path, index], `There is no ${of} “${id}”`)],
  );
}

const unknownId = (path: Path, id: string | null, known: ReadonlySet<string>, of: string): Problem[] =>
  id === null || known.has(id) ? [] : [problemAt(path, `There is no ${of} “${id}”`)];

function idsOf(file: PropertyFile) {
  return {
    roomTypes: new Set(file.roomTypes.map((roomType) => roomType.roomTypeId)),
    ratePlans: new Set(file.ratePlans.map((plan) => plan.ratePlanId)),
    ratePlanCodes: new Set(file.ratePlans.map((plan) => plan.ratePlanCode)),
    locations: new Set(file.bookConfig.locations.map((location) => location.locationId)),
    promoCodes: new Set(file.promoCodes.map((promo) => codeKey(promo.code))),
    seasons: new Set(file.seasons.map((season) => season.name)),
    restaurants: new Set(file.restaurants.map((restaurant) => restaurant.id)),
  };
}

/** Ids and codes that are used twice. */
export function checkDuplicates(file: PropertyFile): Problem[] {
  const upper = (codes: readonly string[]) => codes.map(codeKey);
  return [
    ...duplicates(
      'RoomTypes',
      'RoomTypeId',
      file.roomTypes.map((item) => item.roomTypeId),
    ),
    ...duplicates(
      'RatePlans',
      'RatePlanId',
      file.ratePlans.map((item) => item.ratePlanId),
    ),
    ...duplicates(
      'Allotments',
      'Id',
      file.allotments.map((item) => item.id),
    ),
    ...duplicates('RatePlans', 'RatePlanCode', upper(file.ratePlans.map((item) => item.ratePlanCode))),
    ...duplicates(
      'Seasons',
      'Name',
      file.seasons.map((item) => item.name),
    ),
    ...duplicates(
      'Services',
      'ServiceId',
      file.services.map((item) => item.serviceId),
    ),
    ...duplicates('PromoCodes', 'Code', upper(file.promoCodes.map((item) => item.code))),
    ...duplicates('Vouchers', 'Code', upper(file.vouchers.map((item) => item.code))),
    ...duplicates(
      'Companies',
      'AccountId',
      file.companies.map((item) => item.accountId),
    ),
    ...duplicates(
      'Restaurants',
      'Id',
      file.restaurants.map((item) => item.id),
    ),
  ];
}

/** Ids that nothing in the file has. */
export function checkReferences(file: PropertyFile): Problem[] {
  const known = idsOf(file);
  return [
    ...file.roomTypes.flatMap((item, index) => [
      ...unknownIds(['RoomTypes', index, 'Upgrades'], item.upgrades, known.roomTypes, 'room type'),
      ...unknownIds(['RoomTypes', index, 'LocationIds'], item.locationIds, known.locations, 'location'),
    ]),
    ...file.ratePlans.flatMap((item, index) => [
      ...unknownIds(['RatePlans', index, 'RoomTypeIds'], item.roomTypeIds, known.roomTypes, 'room type'),
      ...unknownIds(
        ['RatePlans', index, 'PromoCodes'],
        item.promoCodes.map(codeKey),
        known.promoCodes,
        'promo code',
      ),
    ]),
    ...file.rates.flatMap((item, index) => [
      ...unknownIds(['Rates', index, 'RoomTypeIds'], item.roomTypeIds, known.roomTypes, 'room type'),
      ...unknownIds(['Rates', index, 'RatePlanIds'], item.ratePlanIds, known.ratePlans, 'rate plan'),
      ...unknownId(['Rates', index, 'Season'], item.season, known.seasons, 'season'),
    ]),
    ...file.stock.flatMap((item, index) => [
      ...unknownIds(['Stock', index, 'RoomTypeIds'], item.roomTypeIds, known.roomTypes, 'room type'),
      ...unknownId(['Stock', index, 'Season'], item.season, known.seasons, 'season'),
    ]),
    ...file.allotments.flatMap((item, index) => [
      ...unknownIds(['Allotments', index, 'RoomTypeIds'], item.roomTypeIds, known.roomTypes, 'room type'),
      ...unknownIds(['Allotments', index, 'RatePlanIds'], item.ratePlanIds, known.ratePlans, 'rate plan'),
      ...unknownId(['Allotments', index, 'Season'], item.season, known.seasons, 'season'),
    ]),
    ...file.services.flatMap((item, index) => [
      ...unknownIds(['Services', index, 'RoomTypeIds'], item.roomTypeIds, known.roomTypes, 'room type'),
      ...unknownIds(['Services', index, 'RatePlanIds'], item.ratePlanIds, known.ratePlans, 'rate plan'),
    ]),
    ...file.promoCodes.flatMap((item, index) =>
      unknownIds(['PromoCodes', index, 'RatePlanIds'], item.ratePlanIds, known.ratePlans, 'rate plan'),
    ),
    ...file.bookConfig.offers.flatMap((item, index) => [
      ...unknownId(
        ['BookConfig', 'Offers', index, 'PromoCode'],
        item.promoCode === null ? null : codeKey(item.promoCode),
        known.promoCodes,
        'promo code',
      ),
      ...unknownId(
        ['BookConfig', 'Offers', index, 'RatePlanCode'],
        item.ratePlanCode,
        known.ratePlanCodes,
        'rate plan code',
      ),
    ]),
    ...unknownId(
      ['BookConfig', 'RestaurantBookingDefaultRestaurant'],
      file.bookConfig.restaurantBookingDefaultRestaurant,
      known.restaurants,
      'restaurant',
    ),
  ];
}
