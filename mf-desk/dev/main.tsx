import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'desk',
  path: '/Book/HARBOUR/Desk',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
