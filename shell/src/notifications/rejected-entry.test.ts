import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { entryRejected } from '../routing/model.ts';
import { routeOf } from '../routing/route-table.ts';
import { $notifications } from './model.ts';
import './rejected-entry.ts';

it.each([
  ['an account without a session', '/ManageAccount/HARBOUR', ['Log in to see your account.']],
  [
    'a checkout without a room',
    '/Book/HARBOUR/Checkout',
    ['There is nothing in your booking yet. Search for your stay to choose a room.'],
  ],
  ['rooms without dates', '/Book/HARBOUR/Rooms-And-Rates', []],
])('who asks for %s is told why they are not there', async (_, path, told) => {
  const scope = fork();
  await allSettled(entryRejected, { scope, params: routeOf(new URL(`https://x${path}`)) });
  expect(scope.getState($notifications).map(({ text }) => text)).toEqual(told);
});
