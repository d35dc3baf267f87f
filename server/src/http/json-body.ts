import type { FastifyInstance } from 'fastify';
import { invalid, unreadable } from './errors.ts';
import { asTyped, mayHoldSpecialText, unusableTexts } from './texts.ts';

/** Below this many bytes a body cannot be nested deeply enough to do harm. */
const harmlessLength = 2048;
const deepest = 100;

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

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Fastify's own JSON parser (which rejects `__proto__`), with a check of the depth before it and of forbidden characters after it. */
export function installJsonBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length > harmlessLength && depthOf(text) > deepest) {
      done(unreadable('Body', 'body.depth'));
      return;
    }
    void parseJson(request, text, (error, value: unknown) => {
      if (error && isJson(text)) {
        done(unreadable('Body', 'body.field-names'));
        return;
      }
      if (error || !mayHoldSpecialText(text)) {
        done(error, value);
        return;
      }
      const problems = unusableTexts(value);
      if (Object.keys(problems).length > 0) done(invalid(problems));
      else done(null, asTyped(value));
    });
  });
}
