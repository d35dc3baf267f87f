import type { DevScenario } from 'shared/testing/dev-host';

/** States to look at while developing: /?scenario=NAME. */
export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: {},
  'long name': { property: { propertyName: 'The Old Customs House Hotel and Spa on the Harbour' } },
};
