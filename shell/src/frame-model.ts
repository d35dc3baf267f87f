import { combine, createStore } from 'effector';
import { firstScreenModel, matchPage, type FirstScreenModel } from 'shared/first-screen';
import { emptySearch, formatSearchQuery } from 'shared/domain';
import { $basket, $bookConfig, $language, $property, $propertyGroup } from 'shared/runtime';
import { $place, $screen } from './routing/model.ts';
import { $registry } from './routing/registry-model.ts';
import { hrefOf } from './routing/route-table.ts';

/** The address that the server drew, or empty text where it drew the not-found screen. */
export const $drawnAddress = createStore('');

/** The search that the basket was filled by; the checkout's own address does not carry it. */
const $basketQuery = $basket.map(({ items, fromDate, toDate, rooms, promoCode, ratePlanCode }) => {
  if (items.length === 0) return null;
  const query = formatSearchQuery({ ...emptySearch, fromDate, toDate, rooms, promoCode, ratePlanCode });
  return `?${query.toString().replaceAll('%2C', ',')}`;
});

const isOf = (code: string | undefined, known: string | undefined): boolean =>
  code === undefined || known?.toUpperCase() === code.toUpperCase();

/** What header, frame and footer show now; the same as the server drew until something changes. */
export const $frame = combine(
  {
    drawn: $drawnAddress,
    place: $place,
    screen: $screen,
    property: $property,
    propertyGroup: $propertyGroup,
    bookConfig: $bookConfig,
    language: $language,
    basketQuery: $basketQuery,
    registry: $registry,
  },
  ({
    basketQuery,
    registry,
    drawn,
    place,
    screen,
    property,
    propertyGroup,
    bookConfig,
    language,
  }): FirstScreenModel => {
    const address = screen.kind === 'not-found' ? '' : place === null ? drawn : hrefOf(place);
    const { definition, params } = matchPage(address, registry);
    const code = params['propertyCode'];
    const isGroup = definition.page === 'group';
    return firstScreenModel(
      {
        // While another hotel is on its way, the one before must not lend it its name and picture.
        property: !isGroup && isOf(code, property?.propertyCode) ? property : null,
        propertyGroup: isGroup && isOf(code, propertyGroup?.propertyGroupCode) ? propertyGroup : null,
        bookConfig,
        registry,
      },
      address,
      language,
      // Not before the server's HTML is taken over: the server knows no basket.
      place !== null && definition.page === 'checkout' ? (basketQuery ?? undefined) : undefined,
    );
  },
);
