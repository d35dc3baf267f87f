import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeAntdStyles } from './make-antd-styles.ts';

const styles = makeAntdStyles();
const door = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
const components = [...(/export \{([^}]*)\} from 'antd'/.exec(door)?.[1] ?? '').matchAll(/\w+/g)].map(
  ([name]) => name,
);
const ownNames: Readonly<Record<string, string>> = { Button: 'btn' };

it.each(components)('there are styles of %s, which the desk draws', (component) => {
  expect(styles).toContain(`.ant-${ownNames[component] ?? component.toLowerCase()}{`);
});

it('are found, so that a component that comes is one of them', () => {
  expect(components).toContain('Drawer');
});

it('are those of every theme: colours are custom properties', () => {
  expect(styles).toContain('color:var(--ant-color-text)');
});

it('are of what antd draws alone: no link or field of the page is meant', () => {
  const selectors = [...styles.matchAll(/(?:^|\})([^{}@]+)\{/g)].flatMap(
    ([, list]) => list?.split(',') ?? [],
  );
  const isOfAntd = (selector: string) => /\.ant-|anticon|:where\(\.css-\w+\)/.test(selector);
  const isFrame = (selector: string) => /^\s*(?:from|to|\d+%)/.test(selector);
  expect(selectors.filter((selector) => !isOfAntd(selector) && !isFrame(selector))).toEqual([]);
});
