import type { DevScenario } from 'shared/testing/dev-host';

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: {},
  'for a booking': { slot: 'table-booking', detail: 'secret' },
};
