import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const sources = globSync(['mf-*/src/**/*.tsx', 'shared/**/*.tsx', 'shell/src/**/*.tsx'], {
  cwd: root,
  exclude: (path) => /node_modules|\.test\.tsx$|(^|\/)dev\//.test(path),
});

/** Of the HTML Standard, as far as a hotel's guest has something to fill in; `off` of what only this site knows. */
const tokens = new Set([
  'off',
  'name',
  'given-name',
  'family-name',
  'email',
  'username',
  'current-password',
  'new-password',
  'tel',
  'organization',
  'street-address',
  'address-level1',
  'address-level2',
  'postal-code',
  'country-name',
  'cc-number',
  'cc-name',
  'cc-exp',
  'cc-csc',
]);
/** These two have a token of their own. */
const ownToken: Readonly<Record<string, string>> = {
  PasswordField: 'current-password',
  TelephoneField: 'tel',
};

/** The attributes of a JSX element that opens at `start`, to the `>` that is outside of braces. */
function openingElement(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '>' && depth === 0 && source[at - 1] !== '=') return source.slice(start, at);
  }
  return source.slice(start);
}

const fields = sources.flatMap((path) => {
  const source = readFileSync(`${root}${path}`, 'utf8');
  return [...source.matchAll(/<((?:Text|Select|TextArea|Password|Telephone)Field|SpecialRequests)\b/g)].map(
    (match) => {
      const element = openingElement(source, match.index);
      const said = /\bautoComplete=(?:"([^"]*)"|\{)/.exec(element);
      const isPassedOn = said !== null && said[1] === undefined;
      const line = source.slice(0, match.index).split('\n').length;
      return {
        place: `${path}:${line}`,
        token: said?.[1] ?? (isPassedOn ? null : (ownToken[match[1] ?? ''] ?? '')),
      };
    },
  );
});

it('every field of every form says what a browser fills in there', () => {
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter(({ token }) => token !== null && !tokens.has(token))).toEqual([]);
});

// A browser's own number field reads the separators of another language than the page's, and its wheel changes what was typed.
it('no field is one of the browser’s for numbers', () => {
  const isNumber = (path: string) => /type="number"/.test(readFileSync(`${root}${path}`, 'utf8'));
  expect(sources.filter(isNumber)).toEqual([]);
});
