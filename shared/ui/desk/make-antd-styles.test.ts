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

it('are those of every theme: colours are custom properties, and no class names a version of antd', () => {
  expect(styles).toContain('color:var(--ant-color-text)');
  expect(styles).not.toMatch(/\.css-\w/);
});
