import { definePlugin } from '@oxlint/plugins';
import { askTheClock, codesNotWords, oneListOfCosts, pageAddresses, plainComments } from './house.ts';
import { sampleIsPlain, scopeIsKept, unitsHaveNames, unitsStandStill } from './effector.ts';
import { boundUnits } from './bound-units.ts';

// What oxlint has no rule for (docs/decisions/0115).
export default definePlugin({
  meta: { name: 'ours' },
  rules: {
    'ask-the-clock': askTheClock,
    'bound-units': boundUnits,
    'codes-not-words': codesNotWords,
    'one-list-of-costs': oneListOfCosts,
    'page-addresses': pageAddresses,
    'plain-comments': plainComments,
    'sample-is-plain': sampleIsPlain,
    'scope-is-kept': scopeIsKept,
    'units-have-names': unitsHaveNames,
    'units-stand-still': unitsStandStill,
  },
});
