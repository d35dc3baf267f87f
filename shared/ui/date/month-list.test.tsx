import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MonthList } from './month-list.tsx';
import type { DateRange } from './range.ts';

const List = (): ReactElement => {
  const [range, setRange] = useState<DateRange>({ from: null, to: null });
  return (
    <>
      <MonthList
        min="2026/11/21"
        max="2029/12/21"
        today="2026/11/21"
        {...range}
        onChange={setRange}
        legend="Prices in GBP"
        autoFocus
      />
      <output>{`${range.from ?? '-'} ${range.to ?? '-'}`}</output>
    </>
  );
};
const drawn = (): readonly string[] =>
  screen
    .getAllByRole('grid')
    .map((grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent ?? '');

describe('the months of a phone', () => {
  afterEach(cleanup);

  it('all have their place, and only those that are near are drawn', () => {
    render(<List />);
    expect(document.querySelectorAll('[data-month]')).toHaveLength(38);
    expect(drawn()).toEqual(['November 2026', 'December 2026']);
  });

  it('a month that keys lead to is drawn, and its day has the focus', async () => {
    render(<List />);
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(drawn()).toContain('November 2027');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2027/11/21');
  });

  it('a stay is chosen over two months', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: /^29 Sunday 29th November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /^2 Wednesday 2nd December 2026/ }));
    expect(document.querySelector('output')?.textContent).toBe('2026/11/29 2026/12/02');
  });

  it('a month that is out of sight says what the choice made of its days too', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: /^29 Sunday 29th November 2026/ }));
    await userEvent.keyboard('{PageDown}{PageDown}{Enter}');
    expect(document.querySelector('output')?.textContent).toBe('2026/11/29 2027/01/29');
    expect(screen.getByRole('button', { name: /^30 Monday 30th November 2026, in your stay/ })).toBeTruthy();
  });
});
