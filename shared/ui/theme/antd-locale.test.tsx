import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { directionOf, languageOf } from '../../domain/index.ts';
import { offeredLocales } from '../../domain/messages/offered-locales.ts';
import { DeskTheme, Drawer, Select } from '../desk/index.ts';
import { FlowDrawer } from '../flow/flow-drawer.tsx';
import { enGb } from '../messages/en-GB.ts';
import { uiWords } from '../messages/words.ts';
import { UiProvider } from './theme-provider.tsx';

afterEach(cleanup);

describe('what antd says by itself', () => {
  it.each(offeredLocales(null))('is in the language of the page: %s', async (locale) => {
    const words = (await uiWords[languageOf(locale)]?.()) ?? null;
    const said = (key: keyof typeof enGb): string => String(words?.[key] ?? enGb[key]);
    const { container } = render(
      <UiProvider locale={locale} words={words}>
        <DeskTheme>
          <>
            <Select open options={[]} />
            <Drawer open title="1" onClose={() => undefined} />
          </>
        </DeskTheme>
        <FlowDrawer open title="2" onClose={() => undefined}>
          3
        </FlowDrawer>
      </UiProvider>,
    );
    expect(screen.getAllByRole('button', { name: said('ui.close') })).toHaveLength(2);
    expect(document.querySelector('.ant-empty-description')?.textContent).toBe(said('ui.no-match'));
    expect(container.querySelector('.ant-select-rtl') !== null).toBe(directionOf(locale) === 'rtl');
  });
});
