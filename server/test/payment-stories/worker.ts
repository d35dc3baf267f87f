import { parseArgs } from 'node:util';
import { createDatabase } from '../../src/db/database.ts';
import { newDatabaseUrl } from '../support/migrated-postgres.ts';
import { cardWorlds, openPaymentWorld } from '../support/payment-world.ts';
import { tellStories } from './tell-stories.ts';

// One process that tells stories: the first line of its output is what came of them.
const { values } = parseArgs({
  options: {
    /** A PostgreSQL of which new databases are migrated. */
    server: { type: 'string' },
    cards: { type: 'string' },
    seed: { type: 'string' },
    stories: { type: 'string' },
    'stops-at-first': { type: 'boolean', default: false },
  },
});
const cards = cardWorlds.find((world) => world === values.cards);
if (!cards || values.server === undefined) throw new Error('Which cards, and which database?');
const databaseUrl = await newDatabaseUrl(values.server);
const database = await createDatabase({ databaseUrl, dataDir: null });
const world = await openPaymentWorld({ database, cards });
const told = await tellStories(world, {
  seed: Number(values.seed),
  stories: Number(values.stories),
  stopsAtFirst: values['stops-at-first'],
});
process.stdout.write(`${JSON.stringify(told)}\n`);
await world.close();
