import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { cardPaymentsOf } from '../property/index.ts';
import type { PaymentGateway } from './gateway.ts';
import { noCards } from './no-cards.ts';
import { createCardSimulator } from './simulator/gateway.ts';

/**
 * The gateway that takes cards. The simulator takes no money, so in production it has to be asked for by name (decisions 4); without it no
 * hotel offers cards.
 */
export const createCardGateway = (db: Db, clock: Clock, env: Env): PaymentGateway =>
  cardPaymentsOf(env).areTaken ? createCardSimulator(db, clock) : noCards;
