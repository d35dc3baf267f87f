import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../theme/theme-provider.tsx';
import { RichSearch } from './rich-search.tsx';

afterEach(cleanup);

const albion = { value: 'acc-1', label: 'Albion Ltd' };

function aField() {
  const typed: string[] = [];
  const chosen: string[] = [];
  const given = (query: string, options: readonly (typeof albion)[]) => (
    <UiProvider locale="en-GB">
      <RichSearch
        label="Organisation"
        query={query}
        options={options}
        onQuery={(text) => typed.push(text)}
        onChoose={(value) => chosen.push(value)}
      />
    </UiProvider>
  );
  const { rerender } = render(given('alb', [albion]));
  return { typed, chosen, becomes: (...of: Parameters<typeof given>) => rerender(given(...of)) };
}

it('says what is typed, and what is chosen, each for itself', async () => {
  const { typed, chosen } = aField();
  await userEvent.type(screen.getByRole('combobox', { name: 'Organisation' }), 'i');
  expect(typed).toEqual(['albi']);
  await userEvent.click(await screen.findByText('Albion Ltd'));
  expect([typed, chosen]).toEqual([['albi'], ['acc-1']]);
});

it('what is pressed while its list goes is chosen, and is nothing that was typed', async () => {
  const { typed, chosen, becomes } = aField();
  await userEvent.click(screen.getByRole('combobox', { name: 'Organisation' }));
  const option = await screen.findByText('Albion Ltd');
  // The next search has begun: the list has nothing any more, and is still seen while it fades.
  becomes('albi', []);
  fireEvent.click(option);
  expect([typed, chosen]).toEqual([[], ['acc-1']]);
});
