import { refused } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';
import { aSetup, aSlot, paths, usualResponses } from '../test/responses.ts';

const config = { restaurantBookingServiceActive: true, restaurantBookingDefaultRestaurant: 'lock-keeper' };
const usual: DevScenario = { config, answers: usualResponses };
const instead = (answers: DevScenario['answers']): DevScenario => ({
  config,
  answers: { ...usualResponses, ...answers },
});

/** The server's answer to the first question is not the one to the next. */
const fullMeanwhile = () => {
  let isFull = false;
  return {
    [paths.times]: () =>
      [aSlot('17:30'), aSlot('19:00'), aSlot('20:30')].filter(({ time }) => !isFull || time !== '19:00'),
    [paths.create]: () => {
      isFull = true;
      return { success: false, bookingReference: null, infoMessage: aSetup().noAvailabilityText };
    },
  };
};

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual,
  'for a stay': { ...usual, slot: 'table-booking', detail: 'secret' },
  'one restaurant': instead({ [paths.restaurants]: [{ id: 'lock-keeper', name: 'The Lock Keeper' }] }),
  'small tables only': instead({ [paths.setup]: aSetup({ minOnlinePartySize: 3, maxOnlinePartySize: 4 }) }),
  'no times': instead({ [paths.times]: [] }),
  'full meanwhile': instead(fullMeanwhile()),
  'create failed': instead({ [paths.create]: refused(500, 'Action failed') }),
  'nothing loads': { config, answers: {} },
  'no restaurants': instead({ [paths.restaurants]: [] }),
};
