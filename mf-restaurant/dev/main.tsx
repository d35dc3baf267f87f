import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  slot: 'table-booking',
  path: '/Book/HARBOUR/Confirmation/secret',
  params: { propertyCode: 'HARBOUR', confirmationToken: 'secret' },
  scenarios,
});
