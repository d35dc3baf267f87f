import { attach, createEvent, createStore, sample } from 'effector';
import { translateIn, type Catalogue, type Language } from 'shared/domain';
import {
  $language,
  $search,
  languageChanged,
  notificationRequested,
  searchEdited,
  type Notification,
} from 'shared/runtime';
import { dialogClosed } from '../layout/dialogs-model.ts';
import { messages } from '../messages/index.ts';

/** Where messages come from, and how a choice is remembered; tests give their own. */
export interface LanguageSource {
  /** The messages of everything on the page; null for English. */
  readonly load: (locale: string) => Promise<Catalogue | null>;
  /** For the document now, and for the server's next page. */
  readonly remember: (locale: string) => void;
}

export const $languageSource = createStore<LanguageSource>(
  { load: () => Promise.resolve(null), remember: () => undefined },
  { serialize: 'ignore' },
);

/** The guest has chosen a language; nothing that was typed is lost. */
export const languageRequested = createEvent<string>();

const loadFx = attach({
  source: $languageSource,
  effect: async (source, locale: string): Promise<Language> => ({ locale, words: await source.load(locale) }),
});
const rememberFx = attach({
  source: $languageSource,
  effect: (source, { locale }: Language) => {
    source.remember(locale);
  },
});

sample({ clock: languageRequested, target: loadFx });
sample({ clock: loadFx.doneData, target: [languageChanged, rememberFx] });
sample({ clock: loadFx.done, fn: () => undefined, target: dialogClosed });
sample({
  clock: loadFx.fail,
  source: $language,
  fn: (language): Notification => ({
    kind: 'negative',
    placement: 'bottom',
    text: translateIn(messages, language)('language.failed'),
  }),
  target: notificationRequested,
});
// An address that names a language names the present one (decisions 3).
sample({
  clock: languageChanged,
  source: $search,
  filter: ({ languageCode }) => languageCode !== null,
  fn: (_, { locale }) => ({ languageCode: locale }),
  target: searchEdited,
});
