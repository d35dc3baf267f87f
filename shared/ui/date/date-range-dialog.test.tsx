import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog.tsx';
import type { DateRange } from './range.ts';

const Opened = ({ submit }: Pick<DateRangeDialogProps, 'submit'>): ReactElement => {
  const [range, setRange] = useState<DateRange>({ from: null, to: null });
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <DateRangeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Choose your dates"
        min="2026/11/21"
        max="2027/11/21"
        today="2026/11/21"
        {...range}
        onChange={setRange}
        submit={submit}
      />
      <output>{`${range.from ?? '-'} ${range.to ?? '-'} ${isOpen ? 'open' : 'closed'}`}</output>
    </>
  );
};
const state = (): string | null => document.querySelector('output')?.textContent ?? null;
const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the calendar of a phone', () => {
  const { innerWidth, innerHeight } = window;
  beforeEach(() => {
    Object.assign(window, { innerWidth: 390, innerHeight: 844 });
  });
  afterEach(() => {
    cleanup();
    Object.assign(window, { innerWidth, innerHeight });
  });

  it('closes with the second day, and has no button for that', async () => {
    render(<Opened />);
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await userEvent.click(day(/22nd November/));
    expect(state()).toBe('2026/11/22 - open');
    await userEvent.click(day(/24th November/));
    expect(state()).toBe('2026/11/22 2026/11/24 closed');
  });

  it('stays where its button does more than close it', async () => {
    const presses: string[] = [];
    render(<Opened submit={{ label: 'Search', onSubmit: () => presses.push('search') }} />);
    await userEvent.click(day(/22nd November/));
    await userEvent.click(day(/24th November/));
    expect(state()).toBe('2026/11/22 2026/11/24 open');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(presses).toEqual(['search']);
  });
});
