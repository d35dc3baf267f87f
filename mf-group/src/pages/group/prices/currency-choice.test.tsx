import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { CurrencyChoiceView } from './currency-choice.tsx';

afterEach(cleanup);

it('the hotels’ own currencies are a choice too', async () => {
  const chosen: (string | null)[] = [];
  render(
    <UiProvider locale="en-GB">
      <CurrencyChoiceView
        currencies={['EUR', 'GBP']}
        shownIn="EUR"
        isComparable
        onChange={(currency) => chosen.push(currency)}
      />
    </UiProvider>,
  );
  const select = screen.getByRole('combobox');
  await userEvent.selectOptions(select, 'GBP');
  await userEvent.selectOptions(select, '');
  expect(chosen).toEqual(['GBP', null]);
});
