import fc from 'fast-check';
import { type BankDeed, bankDeeds } from './payment-bank.ts';
import { type GatewayCall, gatewayCalls, type GatewayFault } from './payment-faults.ts';
import { expectMoneyForRooms, expectSound, nothingYet, type Remembered } from './payment-invariants.ts';
import { type Card, cards, type Guest, type PaymentWorld, rates } from './payment-world.ts';

type Step = (world: PaymentWorld) => unknown;

/** A step that anybody may take at any time; after it the books must be in order. */
export class Command implements fc.AsyncCommand<{ remembered: Remembered }, PaymentWorld> {
  readonly name: string;
  readonly step: Step;
  constructor(name: string, step: Step) {
    this.name = name;
    this.step = step;
  }
  check = () => true;
  run = async (model: { remembered: Remembered }, world: PaymentWorld) => {
    world.stepped();
    await this.step(world);
    model.remembered = await expectSound(world, model.remembered);
  };
  toString = () => this.name;
}
const command = (name: string, step: Step) => new Command(name, step);

const someOf = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

const withGuest =
  (index: number, step: (world: PaymentWorld, guest: Guest) => unknown): Step =>
  async (world) => {
    const guest = someOf(world.guests(), index);
    if (guest) await step(world, guest);
  };

const app = fc.nat({ max: 1 });
const who = fc.nat({ max: 5 });
const stay = fc.nat({ max: 1 });
const hotel = fc.constantFrom('harbour' as const, 'harbour' as const, 'cape' as const);
const card = fc.constantFrom<Card>(...(Object.keys(cards) as Card[]));
const rate = fc.constantFrom('flexible' as const, ...rates);
const isYes = fc.constantFrom(true, true, false);

const book = fc
  .tuple(hotel, card, stay, rate, app)
  .map(([hotel, card, stay, rate, app]) =>
    command(`book ${hotel} ${card} ${rate} ${String(stay)} at ${String(app)}`, (world) =>
      world.book(world.newGuest(hotel, card, stay, rate), app),
    ),
  );
const calls = fc.constantFrom<GatewayCall>(...gatewayCalls);
const deaths = fc.constantFrom<GatewayFault>('die-before', 'die-after');
/** The process dies on its way to the bank or back, at any call. */
const bookAndDie = fc.tuple(hotel, stay, rate, calls, deaths).map(([hotel, stay, rate, call, death]) =>
  command(`book ${hotel} ${rate} ${String(stay)} and ${death} ${call}`, async (world) => {
    world.faults.order(call, death);
    await world.book(world.newGuest(hotel, 'approved', stay, rate), 0);
  }),
);
/** The rooms are sold, the process ends before the capture is done or heard of, and then something else happens to the money. */
const bookAndLose = fc
  .tuple(
    stay,
    fc.constantFrom<BankDeed>('cancel', 'capture', 'capture a part', 'refund a part', 'refund all'),
    deaths,
    fc.boolean(),
  )
  .map(([stay, deed, death, isOld]) =>
    command(`book ${String(stay)}, ${death} capture, ${deed}${isOld ? ', a week' : ''}`, async (world) => {
      world.faults.order('capture', death);
      await world.book(world.newGuest('harbour', 'approved', stay, 'flexible'), 0);
      world.faults.heal();
      if (isOld) world.pass(8 * 24 * 60);
      world.atBank(deed, world.bank.intents().length - 1);
    }),
  );
const repeatCreate = fc.tuple(who, app).map(([who, app]) =>
  command(
    `press again ${String(who)} at ${String(app)}`,
    withGuest(who, (world, guest) => world.book(guest, app)),
  ),
);
const refuseAndRetry = fc.tuple(who, card, app).map(([who, card, app]) =>
  command(
    `refuse, and try again ${String(who)} ${card} at ${String(app)}`,
    withGuest(who, async (world, guest) => {
      if (guest.hotel === 'cape') await world.turnBack(guest, app);
      else await world.approve(who, false, app);
      await world.askStatus(guest, app);
      await world.tryAgain(guest, card, app);
    }),
  ),
);
const tryAgain = fc.tuple(who, card, app).map(([who, card, app]) =>
  command(
    `try again ${String(who)} ${card} at ${String(app)}`,
    withGuest(who, (world, guest) => world.tryAgain(guest, card, app)),
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
const approve = fc
  .tuple(who, isYes, app)
  .map(([who, isYes, app]) =>
    command(`${isYes ? 'approve' : 'refuse'} at the bank ${String(who)} at ${String(app)}`, (world) =>
      world.approve(who, isYes, app),
    ),
  );
const payAtPaystack = fc.tuple(who, isYes).map(([who, isYes]) =>
  command(`${isYes ? 'pay' : 'fail'} at Paystack ${String(who)}`, (world) => {
    world.payAtPaystack(who, isYes);
  }),
);
const turnBack = fc.tuple(who, app).map(([who, app]) =>
  command(
    `turn back ${String(who)} at ${String(app)}`,
    withGuest(who, (world, guest) => world.turnBack(guest, app)),
  ),
);
const webhook = fc.tuple(fc.nat({ max: 19 }), fc.boolean()).map(([index, twice]) =>
  command(`webhook ${String(index)}${twice ? ' twice at once' : ''}`, (world) => {
    const webhook = someOf(world.paystack.webhooks, index);
    const instances = twice ? [0, 1] : [0];
    return Promise.all([
      ...(webhook ? instances.map((app) => world.deliver(webhook, app)) : []),
      ...instances.map((app) => world.notify(index, app)),
    ]);
  }),
);
const status = fc.tuple(who, fc.boolean(), app).map(([who, isReload, app]) =>
  command(
    `${isReload ? 'reload' : 'status'} ${String(who)} at ${String(app)}`,
    withGuest(who, (world, guest) => (isReload ? world.reload(guest, app) : world.askStatus(guest, app))),
  ),
);
const timePasses = fc.constantFrom(1, 1, 7, 16, 16, 65, 8 * 24 * 60).map((minutes) =>
  command(`${String(minutes)} minutes pass`, (world) => {
    world.pass(minutes);
  }),
);
const timeIsOver = fc.constant(
  command('the hold runs out, and the job runs', async (world) => {
    world.pass(16);
    await world.runJob(0);
  }),
);
/** Somebody else may have the rooms by the time at which the money comes. */
const payTooLate = fc.tuple(who, hotel, fc.boolean(), app).map(([who, hotel, isTaken, app]) =>
  command(
    `pay ${String(who)} too late at ${String(app)}${isTaken ? `, others book ${hotel}` : ''}`,
    async (world) => {
      world.pass(16);
      await world.runJob(app);
      if (isTaken) await world.book(world.newGuest(hotel, 'approved', 0, 'flexible'), app);
      world.payAtPaystack(who, true);
      await world.approve(who, true, app);
      for (const webhook of world.paystack.webhooks.toReversed()) await world.deliver(webhook, app);
    },
  ),
);
/** The rooms are gone when the money comes; it goes back, and comes back from the guest's bank. */
const failLateRefund = fc.constant(
  command('pay too late, captured at the dashboard, and the refund fails', async (world) => {
    world.faults.heal();
    await world.book(world.newGuest('harbour', 'challenge', 0, 'flexible'), 0);
    world.pass(16);
    await world.runJob(0);
    await world.book(world.newGuest('harbour', 'approved', 0, 'flexible'), 0);
    const late = world.bank.intents().findIndex(({ state }) => state === 'action');
    if (late < 0) return;
    const intent = world.bank.intents()[late];
    if (!intent) return;
    world.bank.decide(intent, true);
    world.bank.do('capture', intent);
    await world.notify(world.bank.events.length - 1, 0);
    world.bank.do('fail a refund', intent);
    await world.notify(world.bank.events.length - 1, 1);
  }),
);
const job = fc
  .boolean()
  .map((both) =>
    command(both ? 'two jobs at once' : 'the job', (world) =>
      Promise.all((both ? [0, 1] : [0]).map((app) => world.runJob(app))),
    ),
  );
const jobAndDie = fc.tuple(calls, deaths, fc.boolean()).map(([call, death, both]) =>
  command(`${both ? 'two jobs, one of which' : 'the job, which'} may ${death} ${call}`, (world) => {
    world.pass(1);
    world.faults.order(call, death);
    return Promise.all((both ? [0, 1] : [0]).map((app) => world.runJob(app)));
  }),
);
const fault = fc.tuple(calls, fc.constantFrom<GatewayFault>('error', 'lost')).map(([call, fault]) =>
  command(`${call} goes wrong: ${fault}`, (world) => {
    world.faults.order(call, fault, 2);
  }),
);
const paystackFault = fc
  .constantFrom(
    ['verify', 'error'] as const,
    ['verify', 'garbage'] as const,
    ['initialize', 'lost'] as const,
    ['refund', 'lost'] as const,
    ['refund', 'error'] as const,
  )
  .map(([call, fault]) =>
    command(`Paystack’s ${call} goes wrong: ${fault}`, (world) => {
      world.paystack.fail(call, fault, 2);
    }),
  );
/** At the gateway's dashboard, or at the guest's bank; its notification comes at some time, or at the end. */
const atBank = fc.tuple(fc.constantFrom<BankDeed>(...bankDeeds), who).map(([deed, who]) =>
  command(`at the bank: ${deed} ${String(who)}`, (world) => {
    world.atBank(deed, who);
  }),
);
const giveBack = fc
  .tuple(who, fc.constantFrom('first', 'second'), fc.integer({ min: 1, max: 3 }), app)
  .map(([who, key, part, app]) =>
    command(`give 1/${String(part)} back ${String(who)} ${key} at ${String(app)}`, (world) =>
      world.giveBack(who, key, part, app),
    ),
  );

/** A story begins with a booking that is still to be paid, or was just paid. */
export const openings = fc.constantFrom(
  command('book at Paystack', (world) => world.book(world.newGuest('cape', 'challenge', 0, 'flexible'), 0)),
  command('book with a challenge', (world) =>
    world.book(world.newGuest('harbour', 'challenge', 0, 'flexible'), 0),
  ),
  command('book', (world) => world.book(world.newGuest('harbour', 'approved', 0, 'flexible'), 0)),
  command('book and turn back', async (world) => {
    const guest = world.newGuest('cape', 'challenge', 0, 'flexible');
    await world.book(guest, 0);
    await world.turnBack(guest, 1);
  }),
);

/** What is here twice happens twice as often. */
const steps = [
  ...[
    book,
    book,
    bookAndDie,
    bookAndDie,
    bookAndLose,
    repeatCreate,
    refuseAndRetry,
    tryAgain,
    retryInTwoTabs,
  ],
  ...[
    approve,
    approve,
    payAtPaystack,
    payAtPaystack,
    turnBack,
    webhook,
    webhook,
    payTooLate,
    failLateRefund,
    status,
  ],
  ...[timePasses, timeIsOver, job, jobAndDie, fault, fault, paystackFault, atBank, atBank, atBank, giveBack],
];

/** Whatever was left open comes to its end as it would in time: the gateways answer again, the job runs on, and what nothing else tells of is heard. */
async function settleAll(world: PaymentWorld, hears: 'all' | 'news'): Promise<void> {
  world.paystack.heal();
  world.faults.heal();
  let heard = 0;
  const hear = async () => {
    for (; heard < world.bank.events.length; heard += 1) {
      if (hears === 'all' || world.bank.events[heard]?.isNews === true) await world.notify(heard, 0);
    }
  };
  for (const webhook of world.paystack.webhooks) await world.deliver(webhook, 0);
  for (const minutes of [0, 16, 2, 10, 60, 25 * 60, 60]) {
    world.pass(minutes);
    await hear();
    await world.runJob(0);
  }
  await hear();
}

export interface Story {
  readonly steps: Iterable<fc.AsyncCommand<{ remembered: Remembered }, PaymentWorld>>;
  readonly opening: Command;
  /** Whether every notification of the bank arrives at the end, or only what nothing else tells of. */
  readonly hears: 'all' | 'news';
}

export const stories: fc.Arbitrary<Story> = fc.record({
  opening: openings,
  steps: fc.commands(steps, { maxCommands: 24, size: 'max' }),
  hears: fc.constantFrom('all', 'news'),
});

/** Tells a story from its beginning to its end; throws what is wrong. */
export async function tell(world: PaymentWorld, story: Story): Promise<void> {
  await inTime(told(world, story));
}

/** Longer than any story takes. */
const longestMs = 30_000;

async function inTime(story: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error('The story does not end'));
  }, longestMs);
  await Promise.race([story, late.promise]).finally(() => {
    clearTimeout(timer);
  });
}

async function told(world: PaymentWorld, { opening, steps, hears }: Story): Promise<void> {
  await world.reset();
  const model = { remembered: nothingYet };
  await fc.asyncModelRun(() => ({ model, real: world }), [opening, ...steps]);
  await settleAll(world, hears);
  await expectSound(world, model.remembered);
  await expectMoneyForRooms(world);
}
