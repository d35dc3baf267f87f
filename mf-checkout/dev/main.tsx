import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'checkout',
  path: '/Book/HARBOUR/Checkout',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
