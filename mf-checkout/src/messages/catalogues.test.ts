import { wordsProblems } from 'shared/testing';
import { contactEnGb } from 'shared/ui/contact/messages';
import { cardFormEnGb } from 'shared/ui/card/messages';
import { placeMapEnGb } from 'shared/ui/place-map/messages';
import { cardGatewayEnGb } from 'shared/ui/card-gateway/messages';
import { expect, it } from 'vitest';
import { bookedEnGB } from './booked.en-GB.ts';
import { challengeEnGB } from './challenge.en-GB.ts';
import { enGB } from './en-GB.ts';
import { gatewayEnGB } from './gateway.en-GB.ts';
import { invoiceEnGB } from './invoice.en-GB.ts';
import { optionalEnGB } from './optional.en-GB.ts';
import { payEnGB } from './pay.en-GB.ts';
import { beforePayingEnGB } from './before-paying.en-GB.ts';
import { rateTermsEnGB } from './rate-terms.en-GB.ts';
import { summaryEnGB } from './summary.en-GB.ts';
import { words } from './words.ts';

it('every word is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(
    await wordsProblems(
      {
        ...enGB,
        ...contactEnGb,
        ...cardFormEnGb,
        ...placeMapEnGb,
        ...cardGatewayEnGb,
        ...challengeEnGB,
        ...gatewayEnGB,
        ...optionalEnGB,
        ...bookedEnGB,
        ...invoiceEnGB,
        ...rateTermsEnGB,
        ...summaryEnGB,
        ...beforePayingEnGB,
        ...payEnGB,
      },
      words,
    ),
  ).toEqual([]);
});
