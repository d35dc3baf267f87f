import fc from 'fast-check';
import { expectSound, type Statuses } from './payment-invariants.ts';
import { type Card, cards, type Guest, type PaymentWorld } from './payment-world.ts';

/** What the run remembers beside the database: how every booking stood after the last step. */
export interface Remembered {
  statuses: Statuses;
}
type Step = (world: PaymentWorld) => Promise<unknown>;

/** A step that anybody may take at any time; after it the books must be in order. */
class Command implements fc.AsyncCommand<Remembered, PaymentWorld> {
  readonly name: string;
  readonly step: Step;
  constructor(name: string, step: Step) {
    this.name = name;
    this.step = step;
  }
  check = () => true;
  run = async (remembered: Remembered, world: PaymentWorld) => {
    await this.step(world);
    remembered.statuses = await expectSound(world, remembered.statuses);
  };
  toString = () => this.name;
}

const someOf = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

const withGuest = (index: number, step: (world: PaymentWorld, guest: Guest) => Promise<unknown>): Step => {
  return async (world) => {
    const guest = someOf(world.guests(), index);
    if (guest) await step(world, guest);
  };
};

const app = fc.nat({ max: 1 });
const who = fc.nat({ max: 5 });
const stay = fc.nat({ max: 1 });
const hotel = fc.constantFrom('harbour' as const, 'cape' as const);
const card = fc.constantFrom<Card>(...(Object.keys(cards) as Card[]));

const command = (name: string, step: Step) => new Command(name, step);

const decision = fc.constantFrom('pay' as const, 'pay' as const, 'refuse' as const, 'cancel' as const);
const turn = fc.constantFrom('refuse' as const, 'cancel' as const);

const book = fc
  .tuple(hotel, card, stay, app)
  .map(([hotel, card, stay, app]) =>
    command(`book ${hotel} ${card} ${String(stay)} at ${String(app)}`, (world) =>
      world.book(world.newGuest(hotel, card, stay), app),
    ),
  );
const bookAndDie = fc
  .tuple(hotel, stay, fc.boolean())
  .map(([hotel, stay, charges]) =>
    command(`book ${hotel} ${String(stay)} and die ${charges ? 'after' : 'before'} the charge`, (world) =>
      world.bookAndDie(world.newGuest(hotel, 'approved', stay), charges),
    ),
  );
const repeatCreate = fc.tuple(who, app).map(([who, app]) =>
  command(
    `press again ${String(who)} at ${String(app)}`,
    withGuest(who, (world, guest) => world.book(guest, app)),
  ),
);
/** The way through Status is the guest's: the bank or Paystack sends the browser there. */
const cancelAndRetry = fc.tuple(who, turn, card, app).map(([who, turn, card, app]) =>
  command(
    `${turn} and try again ${String(who)} ${card} at ${String(app)}`,
    withGuest(who, async (world, guest) => {
      await world.decide(guest, turn, 9, app);
      await world.askStatus(guest, app);
      await world.tryAgain(guest, card, app);
    }),
  ),
);
const retryInTwoTabs = fc.tuple(who, card).map(([who, card]) =>
  command(
    `try again in two tabs ${String(who)} ${card}`,
    withGuest(who, (world, guest) =>
      Promise.all([world.tryAgain(guest, card, 0), world.tryAgain(guest, card, 1)]),
    ),
  ),
);
const decide = fc.tuple(who, decision, fc.nat({ max: 2 }), app).map(([who, decision, attempt, app]) =>
  command(
    `${decision} ${String(who)} try ${String(attempt)} at ${String(app)}`,
    withGuest(who, (world, guest) => world.decide(guest, decision, attempt, app)),
  ),
);
const webhook = fc.tuple(fc.nat({ max: 9 }), fc.boolean()).map(([index, twice]) =>
  command(`webhook ${String(index)}${twice ? ' twice at once' : ''}`, async (world) => {
    const webhook = someOf(world.paystack.webhooks, index);
    if (webhook) await Promise.all((twice ? [0, 1] : [0]).map((app) => world.deliver(webhook, app)));
  }),
);
const status = fc.tuple(who, app).map(([who, app]) =>
  command(
    `status ${String(who)} at ${String(app)}`,
    withGuest(who, (world, guest) => world.askStatus(guest, app)),
  ),
);
const timePasses = fc.constantFrom(1, 7, 16).map((minutes) =>
  command(`${String(minutes)} minutes pass`, (world) => {
    world.pass(minutes);
    return Promise.resolve();
  }),
);
const timeIsOver = fc.constant(
  command('the hold runs out, and the job runs', async (world) => {
    world.pass(16);
    await world.runJob();
  }),
);
/** Somebody else may have the rooms by the time at which the money comes. */
const payTooLate = fc.tuple(who, hotel, fc.boolean(), app).map(([who, hotel, isTaken, app]) =>
  command(
    `pay ${String(who)} too late at ${String(app)}${isTaken ? `, others book ${hotel}` : ''}`,
    withGuest(who, async (world, guest) => {
      world.pass(16);
      await world.runJob();
      if (isTaken) {
        const other = world.newGuest(hotel, 'approved', 0);
        await world.book(other, app);
        await world.decide(other, 'pay', 0, app);
      }
      await world.decide(guest, 'pay', 0, app);
      for (const webhook of world.paystack.webhooks.toReversed()) await world.deliver(webhook, app);
    }),
  ),
);
const job = fc
  .boolean()
  .map((both) =>
    command(both ? 'two jobs at once' : 'the job', (world) =>
      Promise.all(both ? [world.runJob(), world.runJob()] : [world.runJob()]),
    ),
  );
const fault = fc
  .constantFrom(
    ['verify', 'error'] as const,
    ['verify', 'garbage'] as const,
    ['initialize', 'lost'] as const,
    ['refund', 'lost'] as const,
    ['refund', 'error'] as const,
  )
  .map(([call, fault]) =>
    command(`${call} goes wrong: ${fault}`, (world) => {
      world.paystack.fail(call, fault, 2);
      return Promise.resolve();
    }),
  );

/** A story begins with a booking that is still to be paid. */
export const openings = fc.constantFrom(
  command('book at Paystack', (world) => world.book(world.newGuest('cape', 'challenge', 0), 0)),
  command('book with a challenge', (world) => world.book(world.newGuest('harbour', 'challenge', 0), 0)),
  command('book and turn back', async (world) => {
    const guest = world.newGuest('cape', 'challenge', 0);
    await world.book(guest, 0);
    await world.decide(guest, 'cancel', 0, 1);
  }),
);

/** What is here twice happens twice as often. */
export const paymentCommands = [
  ...[book, book, bookAndDie, repeatCreate, cancelAndRetry, cancelAndRetry, retryInTwoTabs],
  ...[decide, decide, decide, webhook, webhook, payTooLate, status, timePasses, timeIsOver, job, fault],
];

/** Whatever was left open comes to its end as it would in time: the gateways answer again, late webhooks arrive, the job runs on. */
export async function settleAll(world: PaymentWorld): Promise<void> {
  world.paystack.heal();
  for (const webhook of world.paystack.webhooks) await world.deliver(webhook, 0);
  for (const minutes of [16, 2, 10, 60, 25 * 60, 60]) {
    world.pass(minutes);
    await world.runJob();
  }
}
