import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  EndpointInput,
  EndpointOutput,
  PropertyGroup,
  searchPropertyGroup,
  searchPropertyGroupAreas,
} from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { Clock } from '../../clock.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { searchProblems } from '../availability/index.ts';
import { translate } from './messages/index.ts';
import type { GroupCache } from './group-cache.ts';
import type { GroupHotels } from './group-hotels.ts';
import { groupOffer, type GroupStay } from './offer.ts';
import { byPrice, comparableBy } from './order.ts';
import { groupInTexts } from './repository.ts';

export type GroupSearch = EndpointInput<typeof searchPropertyGroup>['body'];
type FoundProperties = EndpointOutput<typeof searchPropertyGroup>;
type FoundProperty = FoundProperties['properties'][number];
type FoundAreas = EndpointOutput<typeof searchPropertyGroupAreas>;

export interface GroupSearchDeps {
  readonly clock: Clock;
  readonly groups: GroupCache;
  readonly hotels: GroupHotels;
}

/** No hotel takes more; each has its own limit below. */
const mostRooms = 50;

/** A group in the language of the call, and the rates by which its prices are compared. */
interface SpokenGroup {
  readonly group: PropertyGroup;
  readonly rates: Readonly<Record<string, number>>;
}

async function requireGroup(groups: GroupCache, idOrCode: string): Promise<SpokenGroup> {
  const cached = await groups.find(idOrCode);
  if (!cached) throw notFound(translate.say('group.not-found'));
  return { group: groupInTexts(cached.stored), rates: cached.rates };
}

/** All hotels of the group (or of the area that is asked for), in the group's order. */
async function lookAt(
  deps: GroupSearchDeps,
  { group }: SpokenGroup,
  search: GroupSearch,
): Promise<FoundProperty[]> {
  const { dateFrom, dateTo, areaId, promoCode, rooms } = search;
  const wanted: GroupStay = { stay: { from: dateFrom, to: dateTo }, promoCode, rooms };
  const problems = searchProblems(wanted.stay, rooms, mostRooms);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (areaId !== null && !group.areas.some((area) => area.areaId === areaId)) {
    throw invalid({ AreaId: [translate.say('group.unknown-area')] });
  }
  const now = deps.clock.now();
  const wantedIds = search.propertyIds === undefined ? null : new Set(search.propertyIds);
  const members = group.properties.filter(
    (member) =>
      (areaId === null || member.areaId === areaId) &&
      (wantedIds === null || wantedIds.has(member.propertyId)),
  );
  const byId = new Map(members.map((member) => [member.propertyId, member]));
  const found: FoundProperty[] = [];
  for await (const { propertyIds, hotels } of deps.hotels.read([...byId.keys()], wanted)) {
    for (const propertyId of propertyIds) {
      const member = byId.get(propertyId);
      if (!member) continue;
      const { latitude: _latitude, longitude: _longitude, ...listed } = member;
      const hotel = hotels.get(propertyId);
      const total = hotel ? groupOffer(hotel, wanted, now) : null;
      found.push({
        ...listed,
        isAvailable: total !== null,
        minimumRate: total === null ? null : toDecimal(total, member.currency),
        ...(total === null ? translate.say('error.hotel-unavailable') : { message: null }),
      });
    }
    // Others get their turn.
    await nextTurn();
  }
  return found;
}

/** POST /api/Availability/SearchPropertyGroup (decisions 1): every hotel, the available ones first and cheapest first. */
export async function searchGroup(deps: GroupSearchDeps, search: GroupSearch): Promise<FoundProperties> {
  const cached = await requireGroup(deps.groups, search.propertyGroupId);
  const found = await lookAt(deps, cached, search);
  return { properties: found.toSorted(byPrice(comparableBy(cached.rates))) };
}

/** POST /api/Availability/SearchPropertyGroupAreaAvailability: how many hotels of each area can be booked, and from which price. */
export async function searchGroupAreas(deps: GroupSearchDeps, search: GroupSearch): Promise<FoundAreas> {
  const cached = await requireGroup(deps.groups, search.propertyGroupId);
  const found = await lookAt(deps, cached, { ...search, areaId: null });
  const cheapestFirst = byPrice(comparableBy(cached.rates));
  const areas = cached.group.areas.filter(({ areaId }) => search.areaId === null || areaId === search.areaId);
  return {
    areas: areas.map(({ areaId, name, textLanguages }) => {
      const ofArea = found.filter((property) => property.areaId === areaId).toSorted(cheapestFirst);
      const [cheapest] = ofArea;
      return {
        areaId,
        name,
        textLanguages,
        propertyCount: ofArea.length,
        availableCount: ofArea.filter((property) => property.isAvailable).length,
        minimumRate: cheapest?.minimumRate ?? null,
        currency: cheapest?.currency ?? cached.group.properties[0]?.currency ?? 'GBP',
      };
    }),
  };
}
