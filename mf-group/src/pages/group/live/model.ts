import { attach, createEvent, createStore, sample } from 'effector';
import { searchPropertyGroup } from 'shared/contracts';
import { $language, $locale, createCallFx, createMessages, formatMoney, translateIn } from 'shared/runtime';
import { liveEnGB } from '../../../messages/live.en-GB.ts';
import { $hotels } from '../model.ts';
import { $question, liveFound, type Question } from '../search/model.ts';
import { toldOf } from './rules.ts';

const liveMessages = createMessages(liveEnGB);

/** Rooms or prices of these hotels may have changed; of all where null. */
export const hotelsAsked = createEvent<readonly string[] | null>();

interface Asking {
  readonly question: Question;
  readonly propertyIds: readonly string[] | null;
}

const askFx = attach({
  effect: createCallFx(searchPropertyGroup),
  mapParams: ({ question, propertyIds }: Asking) => ({
    body: { ...question, ...(propertyIds === null ? {} : { propertyIds: [...propertyIds] }) },
  }),
});
sample({
  clock: sample({
    clock: hotelsAsked,
    source: $question,
    fn: (question, propertyIds) => ({ question, propertyIds }),
  }).filterMap(({ question, propertyIds }) => (question === null ? undefined : { question, propertyIds })),
  target: askFx,
});

const answered = sample({
  clock: askFx.done,
  source: { question: $question, before: $hotels },
  fn: ({ question, before }, { params, result }) => ({
    // Another search is shown meanwhile.
    found: JSON.stringify(question) === JSON.stringify(params.question) ? result.properties : null,
    before,
  }),
}).filterMap(({ found, before }) => (found === null ? undefined : { found, before }));
sample({ clock: answered, fn: ({ found }) => found, target: liveFound });

/** What a polite region says, once for all that has changed together. */
export const $said = createStore('').reset($question.updates);
sample({
  clock: sample({
    clock: answered,
    source: { now: $hotels, language: $language, locale: $locale },
    fn: ({ now, language, locale }, { before }) => {
      const say = translateIn(liveMessages, language);
      return toldOf(before, now)
        .map(({ kind, hotel: { propertyName: hotel, offer, currency } }) =>
          kind === 'price' && offer.kind === 'free'
            ? say('group.live.told-price', { hotel, price: formatMoney(offer.total, currency, locale) })
            : say(kind === 'back' ? 'group.live.told-back' : 'group.live.told-sold-out', { hotel }),
        )
        .join(' ');
    },
  }).filter({ fn: (said) => said !== '' }),
  target: $said,
});
