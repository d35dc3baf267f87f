import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getReservationItemServices, type GetServicesResponse } from 'shared/contracts';
import { $http, $locale, $property } from 'shared/runtime';
import { $draft } from '../draft/model.ts';
import { $code, $reservation, offersDue, pageOpened } from '../model.ts';
import { addedExtras, type ExtraOffer, extraOffers, hasSelectable, roomsOf } from './rules.ts';

/** By room; a missing one is being loaded. */
type Services = Readonly<Record<string, GetServicesResponse | 'failed'>>;

export const extrasRetried = createEvent();

/** The extras of every room of the booking, at once. A room whose extras fail to load shows that, and the others are not affected. */
const loadServicesFx = attach({
  source: {
    http: $http,
    reservation: $reservation,
    property: $property,
    hash: $code,
    languageCode: $locale,
  },
  effect: async ({ http, reservation, property, hash, languageCode }): Promise<Services> => {
    const propertyId = property?.propertyId ?? '';
    const responses = await Promise.all(
      (reservation?.reservationItems ?? []).map(async ({ reservationItemId }) => {
        const query = { propertyId, reservationItemId, languageCode };
        const proved = await http.call(getReservationItemServices, { query });
        // Without the cookie of the opened link, which may have ended or be blocked, the link's code proves the booking.
        const isProved = proved.ok || proved.failure.kind !== 'http' || proved.failure.status !== 404;
        const result = isProved
          ? proved
          : await http.call(getReservationItemServices, { query: { ...query, hash } });
        return [reservationItemId, result.ok ? result.data : ('failed' as const)] as const;
      }),
    );
    return Object.fromEntries(responses);
  },
});

export const $services = createStore<Services>({})
  .on(loadServicesFx.doneData, (before, services) => {
    // What is known already is better than nothing.
    const known = Object.entries(before).filter(([id]) => services[id] === 'failed');
    return { ...services, ...Object.fromEntries(known) };
  })
  .on(extrasRetried, () => ({}))
  .reset(pageOpened);

sample({ clock: [offersDue, extrasRetried], fn: () => undefined, target: loadServicesFx });

export interface RoomExtras {
  readonly state: 'loading' | 'failed' | 'loaded';
  readonly offers: readonly ExtraOffer[];
  readonly hasSelectable: boolean;
}

/** For each room of the booking, in its order. */
export const $roomExtras = combine(
  $reservation,
  $draft,
  $services,
  (reservation, draft, services): readonly RoomExtras[] => {
    if (reservation === null || draft === null) return [];
    const rooms = roomsOf(reservation, draft);
    return rooms.map(({ item }, index) => {
      const response = services[item.reservationItemId];
      if (response === undefined || response === 'failed') {
        return { state: response ?? 'loading', offers: [], hasSelectable: false };
      }
      return {
        state: 'loaded',
        offers: extraOffers(rooms, index, response, reservation.paymentDetails.currency),
        hasSelectable: hasSelectable(item, response),
      };
    });
  },
);
export const $added = $roomExtras.map((rooms) => rooms.map(({ offers }) => addedExtras(offers)));
