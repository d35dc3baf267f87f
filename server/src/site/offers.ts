import type { Property, SearchRequest, SearchResponse } from 'shared/contracts';
import {
  formatDecimal,
  allocationProblem,
  guestCount,
  nightCount,
  ratesForParty,
  fullRoomPrice,
  stayRateOf,
  toUrlDate,
} from 'shared/domain';

import { amenityFeatures } from './amenity-features.ts';

type JsonObject = Readonly<Record<string, unknown>>;
type Searched = SearchRequest['rooms'][number];
type Offered = SearchResponse['roomTypes'][number];

export interface OffersContext {
  readonly property: Pick<
    Property,
    'currency' | 'taxesAndFees' | 'childBands' | 'checkInTime' | 'checkOutTime' | 'pricesIncludeTax'
  >;
  readonly request: SearchRequest;
  /** The whole address at which these prices are shown. */
  readonly url: string;
}

const roomData = (
  roomType: Offered,
  party: Searched,
  { boardBasis = null }: Offered['rates'][number],
): JsonObject => ({
  '@type': 'HotelRoom',
  name: roomType.name,
  identifier: roomType.roomTypeId,
  ...amenityFeatures(roomType.accessibility),
  occupancy: { '@type': 'QuantitativeValue', value: guestCount(party), unitCode: 'C62' },
  ...(boardBasis === null
    ? {}
    : { additionalProperty: { '@type': 'PropertyValue', propertyID: 'BoardBasis', value: boardBasis } }),
});

/** The extras inside a rate. */
function includedData(
  { inclusions = [] }: Offered['rates'][number],
  { includedServices = [] }: SearchResponse,
): JsonObject {
  const included = inclusions.flatMap(({ serviceId, quantity }) => {
    const service = includedServices.find((each) => each.serviceId === serviceId);
    if (!service) return [];
    const typeOfGood = { '@type': 'Service', name: service.serviceName };
    return [{ '@type': 'TypeAndQuantityNode', amountOfThisGood: quantity, typeOfGood }];
  });
  return included.length > 0 ? { includesObject: included } : {};
}

/** The different parties of a search: rooms for equal ones cost the same. */
const partiesOf = (rooms: readonly Searched[]): Searched[] => [
  ...new Map(
    rooms.map((room) => [
      [room.numberOfAdults, room.numberOfChildren, room.numberOfInfants, ...(room.ages ?? [])].join(),
      room,
    ]),
  ).values(),
];

/**
 * schema.org offers of a complete search, one for each room type and rate that suits one of its parties, at the price
 * for the whole stay that the page shows and Create charges: the same function of the same response. Empty where the page
 * offers nothing, also when its rooms are not available together.
 */
export function offersData(found: SearchResponse, { property, request, url }: OffersContext): JsonObject[] {
  if (allocationProblem(found, request.rooms) !== null) return [];
  const { currency, pricesIncludeTax } = property;
  const stay = { from: request.dateFrom, to: request.dateTo };
  const offersOf = (roomType: Offered, party: Searched): JsonObject[] =>
    ratesForParty(roomType, party).map((rate) => {
      const price = formatDecimal(fullRoomPrice(stayRateOf(rate, currency), party, property), currency);
      return {
        '@type': ['Offer', 'LodgingReservation'],
        identifier: `${roomType.roomTypeId}/${rate.ratePlanId}`,
        name: `${roomType.name}, ${rate.name}`,
        url,
        availability: 'https://schema.org/InStock',
        checkinTime: `${toUrlDate(stay.from)}T${property.checkInTime}`,
        checkoutTime: `${toUrlDate(stay.to)}T${property.checkOutTime}`,
        numAdults: party.numberOfAdults,
        numChildren: party.numberOfChildren + party.numberOfInfants,
        price,
        priceCurrency: currency,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: currency,
          valueAddedTaxIncluded: pricesIncludeTax,
          referenceQuantity: { '@type': 'QuantitativeValue', value: nightCount(stay), unitCode: 'DAY' },
        },
        ...includedData(rate, found),
        itemOffered: roomData(roomType, party, rate),
      };
    });
  const isFree = ({ roomTypeId }: Offered): boolean =>
    (found.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0) > 0;
  return partiesOf(request.rooms).flatMap((party) =>
    found.roomTypes.filter(isFree).flatMap((roomType) => offersOf(roomType, party)),
  );
}
