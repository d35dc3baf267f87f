import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { integrityOf } from 'federation/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageRenderers, type PageRenderers } from './page-renderers.ts';

let dir: string;
let renderers: PageRenderers;
let warnings: string[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'renderers-'));
  warnings = [];
  const logger = { warn: (what: object, message: string) => void warnings.push(message + inspect(what)) };
  renderers = createPageRenderers({ releasesDir: dir, logger, drawMs: 1000 });
});
afterEach(async () => {
  await renderers.close();
  rmSync(dir, { recursive: true });
});

/** A renderer whose `draw` has this body; its result is the markup. */
function given(body: string) {
  const code = `globalThis.draw = (request) => { globalThis.drawnMarkup = null; globalThis.problem = null; ${body} };`;
  writeFileSync(join(dir, 'renderer.js'), code);
  return { href: '/renderer.js', integrity: integrityOf(Buffer.from(code)) };
}

const markup = (expression: string) => given(`globalThis.drawnMarkup = String(${expression});`);

describe('the renderer of a release', () => {
  it('draws what it is asked, also where that comes a moment later', async () => {
    const renderer = given(
      'Promise.resolve().then(() => { globalThis.drawnMarkup = `<p>${request}</p>`; });',
    );
    expect(await Promise.all([renderers.draw(renderer, 'one'), renderers.draw(renderer, 'two')])).toEqual([
      '<p>one</p>',
      '<p>two</p>',
    ]);
  });

  it.each([
    'typeof process',
    'typeof require',
    'typeof fetch',
    'typeof setTimeout',
    'typeof module',
    'typeof WebSocket',
    'typeof URL',
  ])('has nothing but the language: %s', async (expression) => {
    expect(await renderers.draw(markup(expression), '')).toBe('undefined');
  });

  it.each([
    `Function('return 1')()`,
    `eval('1')`,
    `[].constructor.constructor('return 1')()`,
    `(() => {}).constructor('return process')()`,
    `globalThis.constructor.constructor('return process')()`,
    `WebAssembly.compile && new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
  ])('cannot make code of text: %s', async (expression) => {
    expect(await renderers.draw(markup(expression), '')).toBeNull();
    expect(warnings[0]).toMatch(/disallowed|disabled|not allowed|evaluat/i);
  });

  it('cannot reach the server through what it is given', async () => {
    const reach = '(typeof request.constructor.constructor, request instanceof String || typeof request)';
    expect(await renderers.draw(markup(reach), 'text')).toBe('string');
  });

  it('is given up when it does not end, and draws the next page', async () => {
    const renderer = given(`if (request === 'hang') for (;;); globalThis.drawnMarkup = request;`);
    expect(await renderers.draw(renderer, 'hang')).toBeNull();
    expect(await renderers.draw(renderer, 'next')).toBe('next');
    expect(warnings).toHaveLength(1);
  });

  it('that fails draws nothing, and says why', async () => {
    expect(await renderers.draw(given(`globalThis.problem = 'No such room.';`), '')).toBeNull();
    expect(warnings[0]).toContain('No such room.');
  });

  it('that throws when it starts draws nothing', async () => {
    const code = 'throw new Error("Broken.")';
    writeFileSync(join(dir, 'renderer.js'), code);
    const renderer = { href: '/renderer.js', integrity: integrityOf(Buffer.from(code)) };
    expect(await renderers.draw(renderer, '')).toBeNull();
    expect(warnings[0]).toContain('Broken.');
  });

  it('is not run when its file is not what was signed', async () => {
    const { href } = markup('1');
    expect(await renderers.draw({ href, integrity: integrityOf(Buffer.from('other')) }, '')).toBeNull();
    expect(warnings[0]).toContain('not what was signed');
  });

  it('takes no more memory than it is given, and the server goes on', async () => {
    const renderer = given('const all = []; for (;;) all.push(new Array(1e6).fill(request));');
    expect(await renderers.draw(renderer, 'x')).toBeNull();
    expect(await renderers.draw(markup('2'), '')).toBe('2');
  });
});
