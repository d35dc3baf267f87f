import { attach, createEvent, createStore, sample } from 'effector';
import { compactSearch, type SearchRequest } from 'shared/contracts';
import { showsAvailabilityBadge } from 'shared/domain';
import {
  $availability,
  $basket,
  $choices,
  $language,
  $locale,
  $property,
  availabilityFound,
  basketReconciled,
  createCallFx,
  createMessages,
  formatMoney,
  notificationRequested,
  quoteReceived,
  translateIn,
} from 'shared/runtime';
import { messages } from '../../../messages/index.ts';
import { liveEnGB } from '../../../messages/live.en-GB.ts';
import { reconcileItems } from '../items/rules.ts';
import { $hotelPricing, $request, searchStarted } from '../model.ts';
import { $activeRoom } from '../selection/model.ts';
import { liveStateOf, mergeAnswer, toldOf } from './rules.ts';
import { $live, liveChanged } from './state.ts';

const liveMessages = createMessages(liveEnGB);

/** Rooms or prices of the list may have changed. */
export const listAsked = createEvent<readonly string[] | null>();

const askFx = attach({
  effect: createCallFx(compactSearch()),
  mapParams: (body: SearchRequest) => ({ body }),
});
sample({
  clock: sample({ clock: listAsked, source: { request: $request, availability: $availability } }).filterMap(
    ({ request, availability }) => (availability === null ? undefined : (request ?? undefined)),
  ),
  target: askFx,
});

/** A fresh answer to the search that is shown, beside what is shown. */
const compared = sample({
  clock: askFx.done,
  source: {
    request: $request,
    shown: $availability,
    live: $live,
    room: $activeRoom,
    basket: $basket,
    hotel: $hotelPricing,
  },
  fn: (source, { params, result }) => ({ ...source, params, fresh: result }),
}).filterMap(({ request, shown, live, room, basket, hotel, params, fresh }) => {
  // Another search is shown meanwhile.
  if (shown === null || JSON.stringify(request) !== JSON.stringify(params)) return undefined;
  const merged = mergeAnswer(shown, fresh);
  const state = liveStateOf(live.listed ?? shown, merged, fresh);
  const party = room ?? basket.rooms[0];
  const told =
    party === undefined
      ? []
      : toldOf(
          { answer: shown, gone: live.gone },
          { answer: merged, gone: state.gone },
          { room: party, hotel },
          showsAvailabilityBadge,
        );
  return { merged, state, told, fresh };
});
sample({ clock: compared, fn: ({ state }) => state, target: liveChanged });
sample({ clock: compared, fn: ({ merged }) => merged, target: availabilityFound });
sample({ clock: compared, fn: ({ fresh }) => fresh.quoteToken, target: quoteReceived });

// What the guest has chosen is charged at the new price; what others took stays chosen until the guest chooses another.
const chosenChanged = sample({
  clock: compared,
  source: { basket: $choices, property: $property, language: $language, locale: $locale },
  fn: ({ basket, property, language, locale }, { fresh, told }) => {
    const { items, rooms, currency } = basket;
    const { items: kept } = reconcileItems(
      items,
      fresh,
      rooms,
      property?.currency ?? currency,
      property?.childBands,
    );
    const now = items.map((item) => kept.find(({ roomNumber }) => roomNumber === item.roomNumber) ?? item);
    const isTold = (roomTypeId: string, ratePlanId: string) =>
      told.some(
        (each) =>
          each.roomType.roomTypeId === roomTypeId &&
          (each.kind === 'sold-out' || (each.kind === 'gone' && each.rate.ratePlanId === ratePlanId)),
      );
    const lost = items.filter(({ roomTypeId, ratePlanId }) => isTold(roomTypeId, ratePlanId));
    const text = translateIn(messages, language);
    const say = translateIn(liveMessages, language);
    const repriced = now.flatMap((item, index) => {
      const before = items[index];
      if (before === undefined || before.totalRoomCost === item.totalRoomCost) return [];
      const money = (amount: number) => formatMoney(amount, currency, locale);
      return [
        say('live.chosen-price', {
          room: item.roomType.name,
          rate: item.ratePlan.name,
          before: money(before.totalRoomCost),
          now: money(item.totalRoomCost),
        }),
      ];
    });
    const words = [
      ...lost.map(({ roomNumber, roomType }) =>
        text('rooms.lost', { number: roomNumber, room: roomType.name }),
      ),
      ...repriced,
    ];
    return { now, words, isRepriced: repriced.length > 0, quoteToken: fresh.quoteToken };
  },
});
sample({
  clock: chosenChanged.filterMap(({ isRepriced, now, quoteToken }) =>
    isRepriced ? { items: now, quoteToken } : undefined,
  ),
  target: basketReconciled,
});
sample({
  clock: chosenChanged.filter({ fn: ({ words }) => words.length > 0 }),
  fn: ({ words }) => ({ kind: 'warning' as const, placement: 'top' as const, text: words.join(' ') }),
  target: notificationRequested,
});

/** What a polite region says, once for all that has changed together. */
export const $said = createStore('').reset(searchStarted);
sample({
  clock: compared,
  source: { language: $language, locale: $locale, basket: $basket },
  filter: (_, { told }) => told.length > 0,
  fn: ({ language, locale, basket }, { told }) => {
    const say = translateIn(liveMessages, language);
    return told
      .map((each) => {
        const room = each.roomType.name;
        switch (each.kind) {
          case 'sold-out':
            return say('live.told-sold-out', { room });
          case 'back':
            return say('live.told-back', { room });
          case 'left':
            return say('live.told-left', { room, count: each.count });
          case 'gone':
            return say('live.told-gone', { room, rate: each.rate.name });
          case 'price':
            return say('live.told-price', {
              room,
              rate: each.rate.name,
              price: formatMoney(each.now, basket.currency, locale),
            });
        }
      })
      .join(' ');
  },
  target: $said,
});
