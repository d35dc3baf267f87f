import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'search',
  path: '/Book/HARBOUR',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
