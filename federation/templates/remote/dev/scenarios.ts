import { allSettled, type Scope } from 'effector';
import { propertyLoaded } from 'shared/runtime';
import { aProperty } from 'shared/testing';

/** States to look at while developing, each with what came before it. */
export const scenarios: Readonly<Record<string, (scope: Scope) => Promise<void>>> = {
  usual: (scope) => allSettled(propertyLoaded, { scope, params: aProperty() }),
  'long name': (scope) =>
    allSettled(propertyLoaded, {
      scope,
      params: aProperty({ propertyName: 'The Old Customs House Hotel and Spa on the Harbour' }),
    }),
};
