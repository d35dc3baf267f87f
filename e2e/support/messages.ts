import { createTranslate, type Catalogue, type MessageParams, type Translate } from 'shared/domain';

export interface PageMessages<Key extends string> {
  /** The text of a key as an English guest reads it. Throws for a parameter that is not given. */
  readonly text: Translate<Key>;
  /** How a text begins, up to the first parameter that is not given. */
  readonly starts: (key: Key, params?: MessageParams) => RegExp;
  /** The whole text of a key, with anything in the place of parameters that are not given; of a count that is not given any form. */
  readonly pattern: (key: Key, params?: MessageParams) => RegExp;
}

const placeholder = /\{\w+\}/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds things on a page by the keys of what they say: a text is changed in its catalogue, and nowhere else. Throws for an unknown key. */
export function messagesOf<const Base extends Catalogue>(catalogue: Base): PageMessages<keyof Base & string> {
  const translate = createTranslate({ 'en-GB': catalogue }, 'en-GB', (key) => {
    throw new Error(`There is no text "${key}".`);
  });
  const formsOf = (key: keyof Base & string, params: MessageParams): readonly string[] => {
    const message = catalogue[key];
    const isCounted = typeof message === 'object' && !('count' in params);
    if (!isCounted) return [translate(key, params)];
    return Object.values(message).map((form) =>
      createTranslate({ 'en-GB': { form } }, 'en-GB')('form', params),
    );
  };
  return {
    text(key, params = {}) {
      const text = translate(key, params);
      if (placeholder.test(text)) throw new Error(`"${key}" needs more than it is given: ${text}`);
      return text;
    },
    starts(key, params = {}) {
      return new RegExp(`^${escaped(translate(key, params).split(placeholder)[0] ?? '')}`);
    },
    pattern(key, params = {}) {
      const forms = formsOf(key, params).map((form) => form.split(placeholder).map(escaped).join('.+'));
      return new RegExp(`^(?:${forms.join('|')})$`);
    },
  };
}
