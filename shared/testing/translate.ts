import { createTranslate, domainMessages } from '../domain/index.ts';

/** Throws for a key that no catalogue has, so that a missing text is a failing test. */
export function missingMessage(key: string): string {
  throw new Error(`There is no message for the key "${key}"`);
}

/** The texts of `shared/domain` in en-GB; a missing key throws. */
export const translateEnglish = createTranslate({ 'en-GB': domainMessages }, 'en-GB', missingMessage);
