import { expect, it } from 'vitest';
import { withoutScripts } from './html-only.ts';

it('the page keeps its text, styles and pictures and loses scripts, their data and links to them', () => {
  const html = [
    '<link rel="preload" as="image" href="/hero.jpg">',
    '<style nonce="x">h1{}</style>',
    '<script nonce="x" defer src="/shell.js"></script>',
    '<link rel="preload" as="style" href="/remote.css">',
    '<link rel="preload" as="script" nonce="x" href="/remote.js">',
    '<h1>Harbour</h1>',
    '<script type="application/json" id="site-data">{"a":\n1}</script>',
  ].join('\n');
  expect(withoutScripts(html)).toBe(
    [
      '<link rel="preload" as="image" href="/hero.jpg">',
      '<style nonce="x">h1{}</style>',
      '<h1>Harbour</h1>\n',
    ].join('\n'),
  );
});
