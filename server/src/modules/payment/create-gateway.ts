import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { cardTakerOf } from '../property/index.ts';
import type { PaymentGateway } from './gateway.ts';
import { noCards } from './no-cards.ts';
import { createStripe } from './stripe/gateway.ts';
import { createCardSimulator } from './simulator/gateway.ts';

/**
 * The gateway that takes cards: Stripe where an account of it is set. The simulator takes no money, so in production it has to be asked for by name (decisions 4); without it no
 * hotel offers cards.
 */
export function createCardGateway(db: Db, clock: Clock, env: Env, logger?: Logger): PaymentGateway {
  switch (cardTakerOf(env)) {
    case 'stripe':
      return createStripe({ db, env, logger });
    case 'simulator':
      return createCardSimulator(db, clock);
    case 'none':
      return noCards;
  }
}
