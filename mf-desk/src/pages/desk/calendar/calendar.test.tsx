import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { DeskSession } from 'shared/contracts/desk';
import { $http } from 'shared/runtime';
import { addDays, daysBetween } from 'shared/domain';
import { aProperty, type Answers, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, describe, expect, it } from 'vitest';
import { $session } from '../session-model.ts';
import { Calendar } from './calendar.lazy.tsx';

afterEach(cleanup);

const firstNight = '2026/12/01';
const lastNight = addDays(firstNight, 99);

interface Query {
  readonly query: { readonly from?: string; readonly to?: string };
}
/** Two room types with two rates; the price is the day's number from the first night. */
function calendar({ query: { from = firstNight, to = addDays(from, 27) } }: Query) {
  const nights = Array.from({ length: daysBetween(from, to) + 1 }, (_, night) => night);
  const each = (value: number) => nights.map(() => value);
  const rate = (ratePlanId: string, name: string) => ({
    ratePlanId,
    name,
    prices: nights.map((night) => 100 + daysBetween(firstNight, from) + night),
    minStays: each(1),
    flags: each(0),
  });
  const type = (roomTypeId: string, name: string) => ({
    roomTypeId,
    name,
    total: each(5),
    sold: each(2),
    held: each(1),
    byHand: each(0),
    rates: [rate('flexible', 'Flexible'), rate('early', 'Early')],
  });
  return {
    from,
    to,
    firstNight,
    lastNight,
    currency: 'GBP',
    roomTypes: [type('double', 'Double'), type('suite', 'Suite')],
  };
}
const outcome = {
  stockNights: 0,
  rateNights: 2,
  nightsWithoutPrice: 0,
  roomsTaken: 6,
  belowTaken: [{ roomTypeId: 'double', date: firstNight, taken: 3 }],
  belowTakenCount: 1,
  loweredMinStays: [{ roomTypeId: 'double', ratePlanId: 'flexible', before: 4, nights: 2 }],
  pricesBefore: [100, 101],
  pricesAfter: [110, 111],
  fingerprint: 'as it was',
};
const asked = {
  changeId: 'change-1',
  atUtc: '2026-11-30T10:00:00Z',
  name: 'Ada Byron',
  change: {
    propertyId: 'property-1',
    roomTypeIds: ['double'],
    ratePlanIds: ['flexible'],
    from: firstNight,
    to: '2026/12/02',
    total: null,
    isClosed: true,
    minStay: null,
    isClosedToArrival: null,
    isClosedToDeparture: null,
    price: null,
    isAsInFile: null,
  },
  isUndone: false,
};
const every = [
  'GET /api/Desk/CalendarChanges',
  'POST /api/Desk/ChangeCalendar',
  'POST /api/Desk/UndoCalendar',
];
const sessionWith = (calls: readonly string[]): DeskSession => ({
  state: 'open',
  staffId: 's-1',
  name: 'Ada Byron',
  emailAddress: 'ada@hotel.example',
  hasSecondFactor: true,
  expiresAtUtc: '2026-12-01T10:00:00Z',
  hotels: [
    {
      propertyId: 'property-1',
      propertyCode: 'HARBOUR',
      propertyName: 'Harbour',
      role: 'revenue',
      calls: [...calls],
    },
  ],
});

function openCalendar(answers: Answers = {}, calls: readonly string[] = every) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const noted =
    (path: string, answer: unknown) =>
    ({ body }: { readonly body: unknown }) => {
      sent.push({ path, body });
      return answer;
    };
  const usual = {
    '/api/Desk/Calendar': calendar,
    '/api/Desk/CalendarChanges': { changes: [asked] },
    '/api/Desk/PreviewCalendar': noted('preview', outcome),
    '/api/Desk/ChangeCalendar': noted('change', { success: true, message: 'The calendar is changed.' }),
    '/api/Desk/UndoCalendar': noted('undo', { success: true, message: 'The change is undone.' }),
  };
  const scope = fork({
    values: [
      [$http, httpOf({ ...usual, ...answers })],
      [$session, sessionWith(calls)],
    ],
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <DeskTheme>
          <Calendar property={aProperty()} calls={calls} />
        </DeskTheme>
      </UiProvider>
    </Provider>,
  );
  return { sent };
}
const grid = () => screen.findByRole('grid');
const chosen = async () =>
  within(await grid())
    .queryAllByRole('gridcell', { selected: true })
    .map((cell) => cell.textContent);

describe('the calendar of the desk', () => {
  it('shows rooms and prices by night, and a closed one in words', async () => {
    openCalendar({
      '/api/Desk/Calendar': (input: Query) => {
        const answer = calendar(input);
        const [type] = answer.roomTypes;
        const [rate] = type?.rates ?? [];
        rate?.flags.splice(1, 1, 15);
        rate?.minStays.splice(1, 1, 3);
        return answer;
      },
    });
    const cells = within(await grid());
    expect(
      cells.getAllByRole('gridcell', {
        name: 'Double, Tuesday, 1 December 2026, 2 free, 2 sold, 1 held, 5 in all',
      }),
    ).toHaveLength(1);
    expect(
      cells.getAllByRole('gridcell', {
        name: /Double, Flexible, Wednesday.*2026, 101, closed, minimum stay: 3, closed to arrival, closed to departure, set by hand/,
      }),
    ).toHaveLength(1);
  });

  it('a price of a selection made by keyboard: what it does, then one confirmation of just that', async () => {
    const { sent } = openCalendar();
    (await grid()).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    expect(await chosen()).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.type(drawer.getByLabelText('Minimum stay in nights'), '2');
    await userEvent.click(drawer.getByRole('button', { name: 'Preview' }));
    expect(await drawer.findByText('100 – 101, then 110 – 111')).toBeDefined();
    expect(drawer.getByText('1 Dec, Double: 3')).toBeDefined();
    const shorter = 'Double, Flexible: minimum stay was up to 4, on 2 nights';
    expect(drawer.getByText(shorter)).toBeDefined();
    const wanted = { ...asked.change, isClosed: null, minStay: 2 };
    expect(sent).toEqual([{ path: 'preview', body: wanted }]);

    await userEvent.type(drawer.getByLabelText('Rooms to sell'), '4');
    expect(drawer.queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.clear(drawer.getByLabelText('Rooms to sell'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Apply' }));
    expect(sent.at(-1)).toEqual({ path: 'change', body: { ...wanted, fingerprint: 'as it was' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('looks at what was chosen a moment ago', async () => {
    const { sent } = openCalendar();
    (await grid()).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.mouseDown(drawer.getByRole('combobox', { name: 'Sale' }));
    const closed = await screen.findByTitle('Closed');
    // In one task: the form has not told yet what was chosen.
    fireEvent.click(closed);
    fireEvent.click(drawer.getByRole('button', { name: 'Preview' }));
    expect(await drawer.findByText('100 – 101, then 110 – 111')).toBeDefined();
    expect(sent).toMatchObject([{ path: 'preview', body: { isClosed: true } }]);
  });

  it('says so where nothing would change, until something does', async () => {
    const { sent } = openCalendar();
    (await grid()).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Preview' }));
    expect(await drawer.findByText(/^Nothing would change yet/)).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.type(drawer.getByLabelText('Rooms to sell'), '4');
    await waitFor(() => expect(drawer.queryByText(/^Nothing would change yet/)).toBeNull());
  });

  it('stays open when somebody else was first, and asks for another look', async () => {
    openCalendar({ '/api/Desk/ChangeCalendar': refused(409, 'These nights have been changed meanwhile.') });
    (await grid()).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByLabelText('Rooms to sell'), '4');
    await userEvent.click(drawer.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Apply' }));
    expect(await drawer.findByText('These nights have been changed meanwhile.')).toBeDefined();
    expect(drawer.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(drawer.getByRole('button', { name: 'Preview' })).toBeDefined();
  });

  it('a selection is drawn with the mouse', async () => {
    openCalendar();
    const cells = within(await grid());
    const [first] = cells.getAllByRole('gridcell', { name: /Double, Flexible, Tuesday, 1 December/ });
    const [last] = cells.getAllByRole('gridcell', { name: /Double, Early, Wednesday, 2 December/ });
    if (first === undefined || last === undefined) throw new Error('The cells are not there');
    fireEvent.pointerDown(first, { button: 0, buttons: 1 });
    fireEvent.pointerOver(last, { buttons: 1 });
    expect(await chosen()).toHaveLength(4);
  });

  it('fetches the weeks that are gone to', async () => {
    const days: (string | undefined)[] = [];
    openCalendar({
      '/api/Desk/Calendar': (input: Query) => {
        days.push(input.query.from);
        return calendar(input);
      },
    });
    (await grid()).focus();
    await userEvent.keyboard('{End}');
    expect(
      await screen.findByRole('gridcell', { name: /Double, Wednesday, 10 March 2027, 2 free/ }),
    ).toBeDefined();
    expect(days).toEqual([undefined, addDays(firstNight, 56), addDays(firstNight, 84)]);
    expect(screen.queryByRole('gridcell', { name: /1 December/ })).toBeNull();
  });

  it('is fetched again when another tab has changed it, and tells other tabs of its own changes', async () => {
    let free = 2;
    openCalendar({
      '/api/Desk/Calendar': (input: Query) => {
        const answer = calendar(input);
        for (const type of answer.roomTypes) type.sold = type.sold.map(() => 4 - free);
        return answer;
      },
    });
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel('mf-desk.calendar.property-1');
    otherTab.addEventListener('message', ({ data }) => heard.push(data));
    const first = (count: number) =>
      screen.findByRole('gridcell', { name: new RegExp(`Double, Tuesday, 1 December 2026, ${count} free`) });
    await first(2);
    free = 1;
    otherTab.postMessage('changed');
    await first(1);
    expect(heard).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: / }));
    await waitFor(() => expect(heard).toEqual(['changed']));
    otherTab.close();
  });

  it('undoes a change, and says which', async () => {
    const { sent } = openCalendar();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Undo: Sale: Closed, 1 Dec – 2 Dec · Double · Flexible' }),
    );
    expect(sent).toEqual([{ path: 'undo', body: { propertyId: 'property-1', changeId: 'change-1' } }]);
  });

  it('who may only look has nothing to change or undo, and is not asked for changes', async () => {
    let reads = 0;
    openCalendar(
      {
        '/api/Desk/CalendarChanges': () => {
          reads += 1;
          return refused(403, 'Your role does not allow this.');
        },
      },
      [],
    );
    (await grid()).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /Change|Undo/ })).toBeNull();
    expect(reads).toBe(0);
  });

  it('tries again after a failure, and says when there are no rooms', async () => {
    let reads = 0;
    openCalendar({
      '/api/Desk/Calendar': (input: Query) => {
        reads += 1;
        return reads === 1 ? refused(503, 'Later') : { ...calendar(input), roomTypes: [] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/no room types/)).toBeDefined();
  });
});
