import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { $property, $propertyGroup, languageChanged } from 'shared/runtime';
import { aGroup, aProperty } from 'shared/testing';
import { LanguageList } from './language-list.tsx';

async function listIn(scope: Scope, locale: string) {
  await allSettled(languageChanged, { scope, params: { locale, words: {} } });
  render(
    <Provider value={scope}>
      <LanguageList />
    </Provider>,
  );
  return screen.getAllByRole('button');
}
const listOf = (languages: string[] | undefined, locale: string) =>
  listIn(fork({ values: [[$property, { ...aProperty(), languages }]] }), locale);

afterEach(cleanup);

describe('the languages to choose among', () => {
  it('are those of the hotel, each by its own name', async () => {
    const buttons = await listOf(['en-GB', 'da', 'ar', 'ja'], 'da-DK');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['English', 'Dansk', 'العربية', '日本語']);
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Dansk');
  });

  it('are all of the site where the hotel names none', async () => {
    expect(await listOf(undefined, 'en-GB')).toHaveLength(13);
  });

  it('are those of the group on its page', async () => {
    const scope = fork({ values: [[$propertyGroup, aGroup({ languages: ['en-GB', 'da'] })]] });
    const buttons = await listIn(scope, 'da-DK');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['English', 'Dansk']);
  });

  it('name none as the present one that the hotel lacks', async () => {
    await listOf(['en-GB', 'da'], 'ja-JP');
    expect(screen.queryByRole('button', { current: true })).toBeNull();
  });
});
