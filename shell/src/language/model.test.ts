import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $language, $search, navigationRequested } from 'shared/runtime';
import { emptySearch } from 'shared/domain';
import { $notifications } from '../notifications/model.ts';
import { $languageSource, languageRequested, type LanguageSource } from './model.ts';

const danish = { 'menu.contact-us': 'Kontakt os' };

function start(load: LanguageSource['load']) {
  const remembered: string[] = [];
  const source: LanguageSource = { load, remember: (locale) => remembered.push(locale) };
  const scope = fork({ values: [[$languageSource, source]] });
  return { scope, remembered };
}

describe('choosing a language', () => {
  it('brings its words and is remembered', async () => {
    const { scope, remembered } = start(() => Promise.resolve(danish));
    await allSettled(languageRequested, { scope, params: 'da-DK' });
    expect(scope.getState($language)).toEqual({ locale: 'da-DK', words: danish });
    expect(remembered).toEqual(['da-DK']);
  });

  it('whose words cannot be fetched leaves everything as it was, and says so', async () => {
    const { scope, remembered } = start(() => Promise.reject(new Error('offline')));
    await allSettled(languageRequested, { scope, params: 'da-DK' });
    expect(scope.getState($language)).toEqual({ locale: 'en-GB', words: null });
    expect(remembered).toEqual([]);
    expect(scope.getState($notifications)).toMatchObject([{ kind: 'negative' }]);
  });

  it('changes the address only where it names a language', async () => {
    const { scope } = start(() => Promise.resolve(danish));
    const places: string[] = [];
    createWatch({ unit: navigationRequested, scope, fn: ({ to }) => places.push(to) });
    await allSettled(languageRequested, { scope, params: 'da-DK' });
    expect(places).toEqual([]);
    await allSettled($search, { scope, params: { ...emptySearch, languageCode: 'en-GB' } });
    await allSettled(languageRequested, { scope, params: 'ar-AE' });
    expect(places).toHaveLength(1);
    expect(places[0]).toContain('languageCode=ar-AE');
  });
});
