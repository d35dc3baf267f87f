import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'pre-check-in',
  path: '/PreCheckIn/HARBOUR/HB-2041/k3x9',
  params: { propertyCode: 'HARBOUR', referenceNumber: 'HB-2041', code: 'k3x9' },
  scenarios,
});
