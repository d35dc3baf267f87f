import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'stay',
  path: '/Book/HARBOUR/Stay/secret',
  params: { propertyCode: 'HARBOUR', confirmationToken: 'secret' },
  scenarios,
});
