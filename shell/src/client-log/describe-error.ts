const textLimit = 500;
const stackLimit = 1500;

/** Addresses of mail, numbers as long as a telephone's, and tokens of our own addresses. */
const personal = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu,
  /\+?\d[\d ()/-]{5,}\d/g,
  /(?<=\/(?:Checkout|Status|Confirmation|PreCheckIn\/[^/\s]+)\/)[^\s?#'")]+/g,
  /(?<=[?&](?:token|userId|voucher|promoCode)=)[^&\s'")]+/gi,
];

const mark = '•••';

/** Without anything that a guest has typed or that is secret. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  const longestFirst = typed.toSorted((a, b) => b.length - a.length);
  const without = longestFirst.reduce((soFar, each) => soFar.replaceAll(each, mark), text);
  return personal.reduce((soFar, pattern) => soFar.replaceAll(pattern, mark), without);
}

/** Our own files' places in a stack (`main.js:1:2345`) are no telephone numbers: they stay. */
const cleanStack = (stack: string, typed: readonly string[]): string =>
  stack
    .split('\n')
    .map((line) =>
      /^\s*at |@/.test(line) && line.includes('/ClientApp/') ? line : withoutTyped(line, typed),
    )
    .join('\n');

/** The name, text and stack of an error, shortened, and without anything that a guest has typed. */
export function describeError(
  error: unknown,
  typed: readonly string[],
): { readonly name: string; readonly text: string; readonly stack: string | null } {
  const name = error instanceof Error ? error.name : 'unknown';
  const text = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? null) : null;
  return {
    name,
    text: withoutTyped(text, typed).slice(0, textLimit),
    stack: stack === null ? null : cleanStack(stack, typed).slice(0, stackLimit),
  };
}
