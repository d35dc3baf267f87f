import assert from 'node:assert/strict';
import fc from 'fast-check';
import { anyWish, calendarWish, deskWish, guestWish, newStay, payingCard } from './life-acts.ts';
import type { LifeGuest } from './life-asking.ts';
import { expectLivesSettled, expectLivesSound } from './life-invariants.ts';
import type { Wish } from './life-wishes.ts';
import type { LifeWorld } from './life-world.ts';
import type { GatewayFault } from './payment-faults.ts';

type Step = (world: LifeWorld) => unknown;

/** A step that anybody may take at any time; after it the books must be in order. */
class LifeCommand implements fc.AsyncCommand<object, LifeWorld> {
  readonly name: string;
  readonly step: Step;
  constructor(name: string, step: Step) {
    this.name = name;
    this.step = step;
  }
  check = () => true;
  run = async (_: object, world: LifeWorld) => {
    world.stepped();
    await this.step(world);
    await expectLivesSound(world);
  };
  toString = () => this.name;
}
/** Its values stand in its name, so that a life that went wrong can be read. */
const command = <Values extends object>(
  name: string,
  values: fc.Arbitrary<Values>,
  step: (world: LifeWorld, values: Values) => unknown,
): fc.Arbitrary<LifeCommand> =>
  values.map((given) => new LifeCommand(`${name} ${JSON.stringify(given)}`, (world) => step(world, given)));

const guestOf = (world: LifeWorld, who: number): LifeGuest | undefined => {
  const guests = world.guests();
  return guests[who % Math.max(1, guests.length)];
};

const app = fc.nat({ max: 1 });
const who = fc.nat({ max: 4 });
const isYes = fc.constantFrom(true, true, false);
/** Most processes live; the others are killed before one of their next statements. */
const kill = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat({ max: 60 }) },
);

const book = command('book', fc.record({ stay: newStay, app, kill }), async (world, { stay, app, kill }) => {
  const guest = world.newGuest(stay);
  await world.during(app, kill, () => world.create(guest, app));
});
const bookAgain = command('press again', fc.record({ who, app }), async (world, { who, app }) => {
  const guest = guestOf(world, who);
  if (guest) await world.create(guest, app);
});
const approve = command('at the bank', fc.record({ who, isYes, app }), (world, { who, isYes, app }) =>
  world.approve(who, isYes, app),
);
const minutes = fc.constantFrom(0, 0, 0, 5, 16, 24 * 60);

/** Somebody reads a quote for a while and confirms it; the process may be killed at any statement, and then the same is pressed again. */
const alter = (name: string, wishes: fc.Arbitrary<Wish>) =>
  command(
    name,
    fc.record({ who, app, wish: wishes, minutes, kill }),
    async (world, { who, app, wish, minutes, kill }) => {
      const guest = guestOf(world, who);
      if (!guest || !(await world.ask(guest, app, wish))) return;
      world.pass(minutes);
      await world.during(app, kill, () => world.confirm(guest, app));
      if (kill === null) return;
      await expectLivesSound(world);
      await world.confirm(guest, 1 - app);
    },
  );
const guestAlters = alter('the guest alters', guestWish);
const deskAlters = alter('the desk alters', deskWish);

/** A guest pays what is due, in one tab or in two at once; what a process was killed over is sent again. */
const pays = command(
  'pays what is due',
  fc.record({ who, app, card: payingCard, isTwice: fc.boolean(), kill }),
  async (world, { who, app, card, isTwice, kill }) => {
    const guest = guestOf(world, who);
    if (!guest) return;
    const paying = await world.payingOf(guest, app, card);
    const other = isTwice ? await world.payingOf(guest, 1 - app, 'approved') : null;
    if (paying === null) return;
    await Promise.all([
      world.during(app, kill, () => world.pay(guest, app, paying)),
      ...(other === null ? [] : [world.pay(guest, 1 - app, other)]),
    ]);
    if (kill === null) return;
    await expectLivesSound(world);
    await world.pay(guest, 1 - app, paying);
  },
);
const endsHold = command('the desk ends a hold', fc.record({ who, app, kill }), async (world, given) => {
  const guest = guestOf(world, given.who);
  if (guest) await world.during(given.app, given.kill, () => world.endHold(guest, given.app));
});
const setsNights = command(
  'the desk sets nights',
  fc.record({ wish: calendarWish, app, kill }),
  (world, { wish, app, kill }) => world.during(app, kill, () => world.setNights(app, wish)),
);
const undoesNights = command('the desk undoes that', fc.record({ app, kill }), (world, { app, kill }) =>
  world.during(app, kill, () => world.undoNights(app)),
);

const expectOneWinner = (told: readonly (number | null)[]): void => {
  assert.deepEqual(told.toSorted(), [200, 409], 'of two at once one wins, and the other is told');
};
/** Two tabs, the guest and the desk, or two at the desk: one wins, the other gets a conflict. */
const together = command(
  'two at once',
  fc.record({ who, wishes: fc.tuple(anyWish, anyWish) }),
  async (world, { who, wishes }) => {
    const guest = guestOf(world, who);
    if (!guest) return;
    const [first, second] = [await world.ask(guest, 0, wishes[0]), await world.ask(guest, 1, wishes[1])];
    if (!first || !second) return;
    expectOneWinner(await Promise.all([world.confirm(guest, 0, 1), world.confirm(guest, 1, 0)]));
  },
);
const same = command(
  'the same twice at once',
  fc.record({ who, wish: anyWish }),
  async (world, { who, wish }) => {
    const guest = guestOf(world, who);
    if (!guest || !(await world.ask(guest, 0, wish))) return;
    const [first, second] = await Promise.all([world.confirm(guest, 0), world.confirm(guest, 1)]);
    // Money is given back for what the desk has seen; a quote is done once however often it comes.
    if (wish.kind === 'desk refunds') expectOneWinner([first, second]);
    else assert.equal(first, second, 'one quote has two answers');
  },
);
const repeat = command(
  'send an old quote again',
  fc.record({ who, app, back: fc.nat({ max: 2 }) }),
  async (world, { who, app, back }) => {
    const guest = guestOf(world, who);
    if (guest) await world.confirm(guest, app, back);
  },
);
const jobs = command(
  'the jobs',
  fc.record({ isTwice: fc.boolean(), kill }),
  async (world, { isTwice, kill }) => {
    await Promise.all([
      world.during(0, kill, () => world.runJobs(0)),
      ...(isTwice ? [world.during(1, null, () => world.runJobs(1))] : []),
    ]);
  },
);
const fault = command(
  'goes wrong',
  fc.record({
    call: fc.constantFrom('refund', 'refund', 'lookup', 'authorise'),
    fault: fc.constantFrom<GatewayFault>('error', 'lost'),
  } as const),
  (world, { call, fault }) => {
    world.faults.order(call, fault, 2);
  },
);
const time = command(
  'minutes pass',
  fc.record({ minutes: fc.constantFrom(1, 16, 65, 24 * 60, 3 * 24 * 60) }),
  (world, { minutes }) => {
    world.pass(minutes);
  },
);
const day = command(
  'the day comes',
  fc.record({ day: fc.integer({ min: 1, max: 5 }), hour: fc.constantFrom(9, 16, 23) }),
  (world, { day, hour }) => {
    world.passUntil(day, hour);
  },
);
const dispute = command(
  'dispute',
  fc.record({ who, isWon: fc.boolean(), app }),
  (world, { who, isWon, app }) => world.dispute(who, isWon, app),
);

export interface Lives {
  readonly opening: LifeCommand;
  readonly steps: Iterable<fc.AsyncCommand<object, LifeWorld>>;
}

/** What is here twice happens twice as often. */
const steps = [
  ...[book, book, book, bookAgain, approve, guestAlters, guestAlters, guestAlters],
  ...[deskAlters, deskAlters, deskAlters, together, same, repeat],
  ...[pays, pays, endsHold, setsNights, setsNights, undoesNights],
  ...[jobs, jobs, fault, time, day, dispute],
];

/** Lives of a few stays of one hotel, side by side. */
export const lives: fc.Arbitrary<Lives> = fc.record({
  opening: book,
  steps: fc.commands(steps, { maxCommands: 36, size: 'max' }),
});

/** In time banks give back what they disputed, the gateway answers, and every job has run. */
async function settleLives(world: LifeWorld): Promise<void> {
  world.faults.heal();
  for (let left = world.disputes.references().length; left > 0; left -= 1) await world.dispute(0, true, 0);
  for (const minutes of [0, 16, 65, 65, 24 * 60, 20 * 24 * 60, 65, 24 * 60]) {
    world.pass(minutes);
    await world.runJobs(0);
  }
}

/** Lives them from the beginning to the end; throws what is wrong. */
export async function live(world: LifeWorld, { opening, steps }: Lives): Promise<void> {
  await world.reset();
  await fc.asyncModelRun(() => ({ model: {}, real: world }), [opening, ...steps]);
  await settleLives(world);
  await expectLivesSound(world);
  await expectLivesSettled(world);
}
