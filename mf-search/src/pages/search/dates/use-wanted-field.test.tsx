import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it } from 'vitest';
import { $clock, bookConfigLoaded, propertyLoaded, routeEntered } from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { SearchPanel } from '../search-panel.tsx';
import { useWantedField } from './use-wanted-field.ts';

afterEach(cleanup);

function Focused(): null {
  useWantedField();
  return null;
}

async function aGuestComing(hash: string, hidePromoCodeOnLandingPage = false): Promise<void> {
  const scope = fork({ values: [[$clock, fixedClock()]] });
  const property = aProperty({ propertyCode: 'HARBOUR' });
  const config = aBookConfig({ hidePromoCodeOnLandingPage });
  await allSettled(propertyLoaded, { scope, params: property });
  await allSettled(bookConfigLoaded, { scope, params: config });
  await allSettled(routeEntered, {
    scope,
    params: {
      path: '/Book/HARBOUR',
      params: { propertyCode: 'HARBOUR' },
      query: '?adults=2&promoCode=SPRNG',
      hash,
    },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <SearchPanel property={property} config={config} />
        <Focused />
      </UiProvider>
    </Provider>,
  );
}

it('who comes to change the promo code types over the one that was refused', async () => {
  await aGuestComing('#promo-code');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('SPRNG');
});

it.each([
  ['comes for something else', '', false],
  ['comes to a hotel that asks for none', '#promo-code', true],
])('who %s finds the focus where it was', async (_, hash, isHidden) => {
  await aGuestComing(hash, isHidden);
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryAllByRole('textbox', { name: 'Promo code' })).toHaveLength(isHidden ? 0 : 1);
});
