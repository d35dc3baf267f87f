import { startDevHost } from 'shared/testing/dev-host';
import { remote } from '../src/remote.ts';
import { scenarios } from './scenarios.ts';

await startDevHost({
  remote,
  page: 'rooms-and-rates',
  path: '/Book/HARBOUR/Rooms-And-Rates',
  params: { propertyCode: 'HARBOUR' },
  scenarios,
});
