import type { FastifyInstance } from 'fastify';
import { invalid, type ModelState, pathText } from './errors.ts';

/** Below this many bytes a body cannot be nested deeply enough to do harm. */
const harmlessLength = 2048;
const deepest = 100;

/** PostgreSQL keeps no NUL and, in JSON, no half of a surrogate pair; both can only be written with an escape. */
const mayHoldUnstorable = (body: string): boolean => /\\u(0000|d[89a-f])/i.test(body);
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const unstorable = 'This text has characters that cannot be stored.';

/** Every text in a value that cannot be stored, by its path; also the names of fields. */
function unstorableTexts(value: unknown, path: readonly PropertyKey[] = []): ModelState {
  if (typeof value === 'string') return isStorable(value) ? {} : { [pathText(path)]: [unstorable] };
  if (typeof value !== 'object' || value === null) return {};
  const fields: [PropertyKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  const isNameless = fields.some(([key]) => typeof key === 'string' && !isStorable(key));
  return Object.assign(
    isNameless ? { [pathText(path)]: [unstorable] } : {},
    ...fields.map(([key, field]) => unstorableTexts(field, [...path, key])),
  ) as ModelState;
}

/** Brackets open at once, outside of texts. */
function depthOf(body: string): number {
  let depth = 0;
  let found = 0;
  let isText = false;
  for (let index = 0; index < body.length; index += 1) {
    const character = body[index];
    if (isText && character === '\\') index += 1;
    else if (character === '"') isText = !isText;
    else if (!isText && (character === '{' || character === '[')) found = Math.max(found, (depth += 1));
    else if (!isText && (character === '}' || character === ']')) depth -= 1;
  }
  return found;
}

/** Fastify's own JSON parser (which refuses `__proto__`), and before it what a database or a recursion would choke on. */
export function installJsonBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length > harmlessLength && depthOf(text) > deepest) {
      done(invalid({ Body: ['The body is nested too deeply.'] }));
      return;
    }
    void parseJson(request, text, (error, value: unknown) => {
      const problems = error || !mayHoldUnstorable(text) ? {} : unstorableTexts(value);
      if (Object.keys(problems).length > 0) done(invalid(problems));
      else done(error, value);
    });
  });
}
