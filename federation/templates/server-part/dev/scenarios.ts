import { refused } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';
import { getHellos, sayHello } from '../contracts/index.ts';

const answers = { [getHellos.path]: { count: 4 }, [sayHello.path]: { count: 5 } };

/** States to look at while developing: /?scenario=NAME. */
export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: { answers },
  'long name': {
    answers,
    property: { propertyName: 'The Old Customs House Hotel and Spa on the Harbour' },
  },
  'the server is away': { answers: { ...answers, [sayHello.path]: refused(503, 'Not available') } },
};
