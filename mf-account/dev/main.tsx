import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'register',
  path: '/Account/Register/HARBOUR',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
