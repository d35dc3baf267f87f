import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'privacy',
  path: '/Book/HARBOUR/Privacy',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
