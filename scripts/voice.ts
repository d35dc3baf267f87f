/** The customer's own sentences stay as they are, whatever they are like (product.md 5, 6, 8 and 9). */
const given = new Set([
  'Failed to register User',
  'Failed to send Password Reset Email',
  'Error while searching for Companies',
  'No Results found',
  'Pre Check In Error',
  'This link is invalid. Please re check the link is correct and try again.',
  'Failed to save Check In Information',
  'Please confirm your password',
  'Pay Online',
  'Pay by Invoice',
  '{count} Guest',
  '{count} Guests',
]);

/** Words that have a capital letter wherever they stand; those of capitals alone (PDF, VAT) need not be here. */
const names = new Set([
  'Apple',
  'Braille',
  'Content-Length',
  'Enter',
  'Google',
  'JavaScript',
  'Idempotency-Key',
  'OpenStreetMap',
  'Pay',
  'Paystack',
  'Price',
  'Sale',
  'Shift',
  'Stripe',
  'Wallet',
]);

/** The texts of an English catalogue, without its keys and its imports. */
const textsOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'(?=,\n| \}|, other)/g)].map(([, text = '']) => text);

const inQuotes = /“[^“”]*”/g;

/** A word with a capital letter inside a sentence, that is no name. */
const capitalOf = (text: string): string | undefined =>
  [...text.replace(inQuotes, '').matchAll(/(?<=[a-z0-9,;] |\{count\} )([A-Z][a-z][\w-]*)/g)]
    .map(([word]) => word)
    .find((word) => !names.has(word));

/** What in an English catalogue is not said in the site's voice (docs/design.md, Words), as sentences. */
export const voiceProblems = (source: string): string[] =>
  textsOf(source)
    .filter((text) => !given.has(text))
    .flatMap((text) => {
      const capital = capitalOf(text);
      return [
        ...(/!/.test(text) ? [`“${text}” has an exclamation mark`] : []),
        ...(/\bplease\b/i.test(text) && !/^Failed to login, |^Your combination of rooms /.test(text)
          ? [`“${text}” says please`]
          : []),
        ...(/\b(is|are) required$/.test(text) && !/^(A valid (email|phone)|Password )/.test(text)
          ? [`“${text}” does not say what to do`]
          : []),
        ...(capital === undefined ? [] : [`“${text}” has a capital letter in ${capital}`]),
      ];
    });
