import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { EndpointDefinition, EndpointInput, searchPropertyGroup } from 'shared/contracts';
import {
  $clock,
  $http,
  $locale,
  navigationRequested,
  propertyGroupLoaded,
  routeEntered,
  type HttpClient,
} from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import { fixedClock, httpOf, recorded, refused, type Answers } from 'shared/testing';
import { aCoast, answersOf, foundOf, paths } from '../../../../test/coast.ts';
import { groupRooms } from './criteria.ts';
import {
  $areaOffers,
  $choices,
  $foundProperties,
  $hasDates,
  $isSearching,
  $isSearchFailed,
  $notes,
  $search,
  choicesChanged,
  datesChanged,
  partyChanged,
  pageOpened,
  promoCodeChanged,
  roomAdded,
  roomRemoved,
  searchRetried,
  searchForm,
} from './model.ts';

const group = aCoast();
const stay = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2';
/** One hotel, whose message is the day that was asked for. */
const answersByDay: Answers = {
  ...answersOf(group),
  [paths.search]: (input: EndpointInput<typeof searchPropertyGroup>) => ({
    properties: foundOf(group, () => null)
      .slice(0, 1)
      .map((found) => ({ ...found, message: `for ${input.body.dateFrom}` })),
  }),
};
const wanted = { from: '2026/12/01', to: '2026/12/04' };

type Question = EndpointInput<typeof searchPropertyGroup>['body'];

/** A guest on the group's page; what is asked of the server is kept, and answered as soon as `ready` says so. */
async function opened(
  query = '',
  answers: Answers = answersOf(group),
  ready: (question: Question) => Promise<void> = () => Promise.resolve(),
) {
  const asked: Question[] = [];
  const { call } = httpOf(answers);
  const answering = async (endpoint: EndpointDefinition, input: { readonly body: Question }) => {
    if (endpoint.path === paths.search) asked.push(input.body);
    await ready(input.body);
    return call(endpoint, input);
  };
  const scope = fork({
    values: [
      [$clock, fixedClock('2026-11-21T12:00:00Z')],
      // Both calls of this page have the same question; the client's own type knows every endpoint's.
      [$http, { call: answering as HttpClient['call'] }],
      [$locale, 'en-GB'],
      [$wait, () => Promise.resolve()],
    ],
  });
  const navigations = recorded(navigationRequested, scope);
  const enter = (text: string, path = '/BookGroup/COAST') =>
    allSettled(routeEntered, {
      scope,
      params: { path, params: { propertyCode: path.split('/')[2] ?? '' }, query: text, hash: '' },
    });
  await allSettled(propertyGroupLoaded, { scope, params: group });
  await enter(query);
  await allSettled(pageOpened, { scope });
  return { scope, asked, navigations, enter };
}

describe('a guest who searches in a group', () => {
  it('asks for nothing before there are dates', async () => {
    const { scope, asked } = await opened();
    expect(asked).toEqual([]);
    expect(scope.getState($hasDates)).toBe(false);
    expect(scope.getState($foundProperties)).toBeNull();
  });

  it('with a complete link is answered at once', async () => {
    const { scope, asked } = await opened(`${stay}&children=1&promoCode=SUMMER`);
    expect(asked).toEqual([
      {
        propertyGroupId: 'group-1',
        languageCode: 'en-GB',
        promoCode: 'SUMMER',
        dateFrom: '2026/12/01',
        dateTo: '2026/12/04',
        areaId: null,
        rooms: [{ numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 }],
      },
    ]);
    expect(scope.getState($foundProperties)?.map(({ propertyId }) => propertyId)).toEqual([
      'lagoon',
      'harbour',
      'fjord',
    ]);
    expect(scope.getState($areaOffers).map(({ availableCount }) => availableCount)).toEqual([1, 1, 0]);
    expect(scope.getState($isSearching)).toBe(false);
  });

  it('mirrors what they choose in the address', async () => {
    const { scope, navigations } = await opened();
    await allSettled(datesChanged, { scope, params: wanted });
    await allSettled(promoCodeChanged, { scope, params: ' SUMMER ' });
    await allSettled(choicesChanged, { scope, params: { area: 'south', sort: 'rating' } });
    expect(navigations.at(-1)).toEqual({
      to: '/BookGroup/COAST?fromDate=2026-12-01&toDate=2026-12-04&adults=2&promoCode=SUMMER&area=south&sort=rating',
      replace: true,
    });
  });

  it('going back finds the search and the choices of that address', async () => {
    const { scope, enter } = await opened(stay);
    await enter('?fromDate=2026-12-10&toDate=2026-12-11&adults=1&area=east&stars=4');
    await enter(`${stay}&free=1`);
    expect(scope.getState($search)).toMatchObject({ fromDate: '2026/12/01', toDate: '2026/12/04' });
    expect(scope.getState($choices)).toEqual({ area: null, stars: null, sort: 'price', isFreeOnly: true });
  });

  it('does not lose the search to another page’s address', async () => {
    const { scope, enter } = await opened(stay);
    await enter('', '/Book/HARBOUR');
    await enter('', '/BookGroup/OTHER');
    expect(scope.getState($search).fromDate).toBe('2026/12/01');
  });

  it('is told what of a link did not fit', async () => {
    const { scope } = await opened('?fromDate=2026-11-01&toDate=2026-11-23&adults=lots');
    expect(scope.getState($notes).map(({ kind }) => kind)).toEqual(['past-date', 'ignored']);
  });

  it('adds rooms up to the most that a group takes, keeps at least one, and says who sleeps in them', async () => {
    const { scope } = await opened();
    for (let press = 0; press < 10; press += 1) await allSettled(roomAdded, { scope });
    const { rooms } = scope.getState($search);
    expect(rooms).toHaveLength(groupRooms.maxNumberOfRoomsOnBooking);
    for (const { roomId } of rooms) await allSettled(roomRemoved, { scope, params: roomId });
    const [last] = scope.getState($search).rooms;
    await allSettled(partyChanged, {
      scope,
      params: { roomId: last?.roomId ?? '', key: 'numberOfChildren', value: 2 },
    });
    expect(scope.getState($search).rooms).toMatchObject([{ numberOfAdults: 2, numberOfChildren: 2 }]);
  });

  it('who searches without dates is told each time, until there are some', async () => {
    const { scope } = await opened();
    await allSettled(searchForm.submitted, { scope });
    await allSettled(searchForm.submitted, { scope });
    expect(scope.getState(searchForm.$attempts)).toBe(2);
    await allSettled(datesChanged, { scope, params: wanted });
    expect(scope.getState(searchForm.$attempts)).toBe(0);
  });
});

describe('the answers', () => {
  it('of a search that the guest has changed meanwhile are not shown, however late they come', async () => {
    const [first, second] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const answer = Promise.withResolvers<null>();
    const { scope } = await opened('', answersByDay, async ({ dateFrom }) => {
      (dateFrom === wanted.from ? first : second).resolve(null);
      if (dateFrom === wanted.from) await answer.promise;
    });
    const asking = allSettled(datesChanged, { scope, params: wanted });
    await first.promise;
    const again = allSettled(datesChanged, { scope, params: { from: '2026/12/20', to: '2026/12/21' } });
    await second.promise;
    answer.resolve(null);
    await Promise.all([asking, again]);
    expect(scope.getState($foundProperties)?.map(({ message }) => message)).toEqual(['for 2026/12/20']);
    expect(scope.getState($isSearching)).toBe(false);
  });

  it('are asked for once, while an area or an order is chosen', async () => {
    const { scope, asked } = await opened(stay);
    await allSettled(choicesChanged, { scope, params: { area: 'east', sort: 'name', stars: 5 } });
    await allSettled(pageOpened, { scope });
    expect(asked).toHaveLength(1);
  });

  it('are asked for anew when the dates change, and only for the last of several steps', async () => {
    const { scope, asked } = await opened(stay);
    await Promise.all([
      allSettled(promoCodeChanged, { scope, params: 'S' }),
      allSettled(promoCodeChanged, { scope, params: 'SU' }),
      allSettled(promoCodeChanged, { scope, params: 'SUN' }),
    ]);
    expect(asked.slice(1)).toMatchObject([{ promoCode: 'SUN' }]);
  });

  it('are gone with the dates', async () => {
    const { scope } = await opened(stay);
    await allSettled(datesChanged, { scope, params: { from: null, to: null } });
    expect(scope.getState($foundProperties)).toBeNull();
    expect(scope.getState($areaOffers)).toEqual([]);
  });

  it('that fail are asked for again, by “try again” and by “search”', async () => {
    let isDown = true;
    const usual = answersOf(group);
    const { scope, asked } = await opened(stay, {
      ...usual,
      [paths.search]: () => (isDown ? refused(503, 'Action failed') : usual[paths.search]),
    });
    expect([scope.getState($isSearchFailed), scope.getState($isSearching)]).toEqual([true, false]);
    await allSettled(searchRetried, { scope });
    expect(asked).toHaveLength(2);
    isDown = false;
    await allSettled(searchForm.submitted, { scope });
    expect(scope.getState($isSearchFailed)).toBe(false);
    expect(scope.getState($foundProperties)).toHaveLength(3);
  });

  it('about the areas may fail alone', async () => {
    const { scope } = await opened(stay, {
      ...answersOf(group),
      [paths.areas]: refused(503, 'Action failed'),
    });
    expect(scope.getState($isSearchFailed)).toBe(false);
    expect(scope.getState($areaOffers)).toEqual([]);
  });
});
