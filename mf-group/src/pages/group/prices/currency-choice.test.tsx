import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { CurrencyChoiceView } from './currency-choice.tsx';

afterEach(cleanup);

it('prices are shown in the currency that is chosen', async () => {
  const chosen: string[] = [];
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
  expect(chosen).toEqual(['GBP']);
});
