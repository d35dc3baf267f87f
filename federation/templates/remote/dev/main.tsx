import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: '__page__',
  path: '/Book/HARBOUR/__Page__',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
