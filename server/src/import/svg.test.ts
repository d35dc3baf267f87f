import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDrawing } from './svg.ts';

const svg = (inside: string, root = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('a drawing', () => {
  it('says how large it is', () => {
    expect(readDrawing(svg('<path d="M0 0"/>'))).toEqual({ width: 40, height: 10 });
    expect(readDrawing(svg('', 'width="300px" height="60" viewBox="0 0 3 6"'))).toEqual({
      width: 300,
      height: 60,
    });
    expect(
      readDrawing(`<?xml version="1.0"?><!-- drawn by hand -->${svg('<title>A &amp; B</title>')}`),
    ).toEqual({
      width: 40,
      height: 10,
    });
    expect(readDrawing(svg('', ''))).toBe('This drawing does not say how large it is (viewBox)');
  });

  it('of the demonstration hotels is one', async () => {
    const demo = join(import.meta.dirname, '../../demo');
    const names = (await readdir(demo, { recursive: true })).filter((name) => name.endsWith('.svg'));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect([name, readDrawing(await readFile(join(demo, name), 'utf8'))]).toEqual([
        name,
        { width: expect.any(Number), height: expect.any(Number) },
      ]);
    }
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another namespace', '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
    ['a page inside', '<foreignObject><p>x</p></foreignObject>'],
    ['a link', '<a href="#x"><path d="M0 0"/></a>'],
    ['a picture of elsewhere', '<image href="https://evil.example/a.png"/>'],
    ['a shape of elsewhere', '<use href="https://evil.example/a.svg#x"/>'],
    ['a script as an address', '<use xlink:href="javascript:alert(1)"/>'],
    ['data as an address', '<use href="data:image/svg+xml,x"/>'],
    ['a fill of elsewhere', '<path fill="url(https://evil.example/a)" d="M0 0"/>'],
    ['styles', '<style>@import "https://evil.example/a.css";</style>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['an entity', '<text>&secret;</text>'],
    ['a hidden letter', '<use href="&#106;avascript:alert(1)"/>'],
    ['unquoted attributes', '<path d=M0/>'],
  ])('with %s is refused', (_what, inside) => {
    expect(typeof readDrawing(svg(inside))).toBe('string');
  });

  it.each([
    ['a document type', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('')}`],
    ['a style sheet beside it', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`],
    ['a page around it', `<html>${svg('')}</html>`],
    ['two drawings', `${svg('')}${svg('')}`],
    ['an open end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'],
    ['a text', 'Dear guest'],
  ])('as %s is refused', (_what, written) => {
    expect(typeof readDrawing(written)).toBe('string');
  });
});
