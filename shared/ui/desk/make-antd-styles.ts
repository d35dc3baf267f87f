import { createRequire } from 'node:module';
import * as antd from 'antd';
import { createElement as h, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** antd's own way to make styles: not a package of ours, so it is found where antd finds it. */
interface StyleMaker {
  readonly createCache: () => object;
  readonly StyleProvider: ComponentType<{ readonly cache: object; readonly children?: ReactNode }>;
  readonly extractStyle: (
    cache: object,
    options: { readonly plain: boolean; readonly types: 'style' },
  ) => string;
}
const ofHere = createRequire(import.meta.url);
const ofAntd = createRequire(ofHere.resolve('antd'));

/** What is open stands in a layer of its own, which is not drawn without a browser: this is its inside. */
type Inside = { readonly _InternalPanelDoNotUseOrYouWillBeFired: ComponentType<object> };

const { Alert, Button, Checkbox, Descriptions, Drawer, Empty, Form, Input, QRCode, Select } = antd;
const { Statistic, Tag } = antd;
const drawerPanel = (Drawer as unknown as Inside)._InternalPanelDoNotUseOrYouWillBeFired;

/** One of everything that `shared/ui/desk` gives, and what these draw themselves. */
const drawn: readonly ReactNode[] = [
  h(Alert, { title: '', showIcon: true, closable: true }),
  h(Button, { loading: true }, 'a'),
  h(Checkbox.Group, { options: ['a'] }),
  h(Descriptions, { items: [{ key: 'a', label: 'a', children: 'a' }] }),
  h(drawerPanel),
  h(Drawer, { open: false }),
  h(Empty),
  h(Form, null, h(Form.Item, { name: 'a', label: 'a', help: 'a', tooltip: 'a' }, h(Input))),
  h(Input.TextArea),
  h(QRCode, { value: 'a' }),
  h(Select, { options: [{ value: 'a' }], mode: 'multiple' }),
  h(Statistic, { value: 1 }),
  h(Tag, null, 'a'),
];

/**
 * The styles of antd's components of the desk. They are the same for every theme: colours and sizes are custom properties, which `DeskTheme`
 * sets. The build puts them into the desk, so that no browser makes them while it draws a screen.
 */
export function makeAntdStyles(): string {
  const { createCache, StyleProvider, extractStyle } = ofAntd('@ant-design/cssinjs') as StyleMaker;
  const cache = createCache();
  renderToStaticMarkup(
    h(
      StyleProvider,
      { cache },
      h(antd.ConfigProvider, { theme: { cssVar: { key: 'desk-antd' } } }, ...drawn),
    ),
  );
  const styles = extractStyle(cache, { plain: true, types: 'style' });
  return (
    styles
      // Outside of production antd calls the class differently which its styles are bound to: no link of the page gets them.
      .replaceAll('css-dev-only-do-not-override-', 'css-')
      // A list of what is there, which nothing asks for.
      .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
  );
}
