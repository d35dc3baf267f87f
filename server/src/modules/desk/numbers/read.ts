import dayjs from 'dayjs';
import type { EndpointInput, EndpointOutput, StayDate } from 'shared/contracts';
import { bookingChannels, type getDeskNumbers, type getDeskNumbersFile } from 'shared/contracts/desk';
import { addDays, nightsOf, toDecimal, todayIn } from 'shared/domain';
import { invalid } from '../../../http/errors.ts';
import type { HotelCall } from '../../staff/index.ts';
import type { DeskDeps } from '../deps.ts';
import { translate } from '../messages/index.ts';
import { type FileRow, writeNumbers } from './csv.ts';
import { countAvailable, countJourneys, type Span, sumNights } from './repository.ts';
import { type Counted, figuresOf } from './rules.ts';
import { countNights } from './stay-nights.ts';

type Query = EndpointInput<typeof getDeskNumbers>['query'];
type Numbers = EndpointOutput<typeof getDeskNumbers>;

const longestSpan = 366;
/** Pick-up of the last week, unless another day is named. */
const usualPickUp = 7;
/** The same days of the week a year before. */
const yearBefore = 52 * 7;

const monthOf = (on: StayDate) => ({
  first: dayjs(on).startOf('month').format('YYYY/MM/DD'),
  last: dayjs(on).endOf('month').format('YYYY/MM/DD'),
});

/** The days that are asked for, else the month in which the hotel is. */
function spanOf({ clock }: DeskDeps, query: Query, { property }: HotelCall): Span {
  const { propertyId, timeZone } = property;
  const today = todayIn(timeZone, clock.now());
  const { from = monthOf(today).first, since = addDays(today, -usualPickUp) } = query;
  const { to = monthOf(from).last } = query;
  if (from > to || addDays(from, longestSpan) <= to) throw invalid({ to: [translate.say('desk.days')] });
  return { propertyId, timeZone, from, to, since };
}

interface CountedSpan {
  readonly days: readonly StayDate[];
  readonly rows: readonly Counted[];
  readonly available: ReadonlyMap<StayDate, number>;
}

async function count({ db }: DeskDeps, span: Span): Promise<CountedSpan> {
  return {
    days: nightsOf({ from: span.from, to: addDays(span.to, 1) }),
    rows: await sumNights(db, span),
    available: await countAvailable(db, span),
  };
}

async function describe(deps: DeskDeps, span: Span, currency: string): Promise<Numbers['now']> {
  const { days, rows, available } = await count(deps, span);
  const byDay = Map.groupBy(rows, ({ on }) => on);
  const all = [...available.values()].reduce((sum, rooms) => sum + rooms, 0);
  return {
    from: span.from,
    to: span.to,
    total: figuresOf(rows, all, currency),
    channels: bookingChannels.map((channel) => ({
      channel,
      ...figuresOf(
        rows.filter((row) => row.channel === channel),
        all,
        currency,
      ),
    })),
    days: days.map((on) => ({ on, ...figuresOf(byDay.get(on) ?? [], available.get(on) ?? 0, currency) })),
    fees: toDecimal(
      rows.reduce((sum, { fees }) => sum + fees, 0),
      currency,
    ),
  };
}

/** GET /api/Desk/Numbers. */
export async function readNumbers(deps: DeskDeps, query: Query, call: HotelCall): Promise<Numbers> {
  const { currency } = call.property;
  const span = spanOf(deps, query, call);
  const back = (on: StayDate) => addDays(on, -yearBefore);
  const before = { ...span, from: back(span.from), to: back(span.to), since: back(span.since) };
  await countNights(deps.db, span);
  const journeys = await countJourneys(deps.db, span);
  return {
    currency,
    since: span.since,
    now: await describe(deps, span, currency),
    before: await describe(deps, before, currency),
    journeys: (['sent', 'payment', 'confirmed', 'kept'] as const).map((step) => ({
      step,
      count: journeys[step],
    })),
  };
}

/** GET /api/Desk/NumbersFile: a line for each day and channel, and one for the whole day. */
export async function readNumbersFile(
  deps: DeskDeps,
  query: Query,
  call: HotelCall,
): Promise<EndpointOutput<typeof getDeskNumbersFile>> {
  const { currency, code } = call.property;
  const span = spanOf(deps, query, call);
  await countNights(deps.db, span);
  const { days, rows, available } = await count(deps, span);
  const byDay = Map.groupBy(rows, ({ on }) => on);
  const lines = days.flatMap((on): FileRow[] => {
    const ofDay = byDay.get(on) ?? [];
    const rooms = available.get(on) ?? 0;
    return [
      { on, channel: 'all', figures: figuresOf(ofDay, rooms, currency) },
      ...bookingChannels.map((channel) => ({
        on,
        channel,
        figures: figuresOf(
          ofDay.filter((row) => row.channel === channel),
          rooms,
          currency,
        ),
      })),
    ];
  });
  const name = [code, span.from, span.to].join('-').replaceAll('/', '');
  return { fileName: `${name}.csv`, content: writeNumbers(lines, currency) };
}
