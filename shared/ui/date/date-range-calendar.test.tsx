import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DateRangeCalendarProps } from './calendar-props.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import type { DateRange } from './range.ts';

const Calendar = (props: Partial<DateRangeCalendarProps>): ReactElement => {
  const [range, setRange] = useState<DateRange>({ from: null, to: null });
  return (
    <>
      <DateRangeCalendar
        min="2026/11/21"
        max="2027/11/21"
        today="2026/11/21"
        months={1}
        {...range}
        onChange={setRange}
        {...props}
      />
      <output>{`${range.from ?? '-'} ${range.to ?? '-'}`}</output>
    </>
  );
};
const chosen = (): string | null => document.querySelector('output')?.textContent ?? null;
const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

const told = (): string | null => document.querySelector('.calendar__told')?.textContent ?? null;

describe('the calendar', () => {
  afterEach(cleanup);

  it('is one stop for Tab, on today, and arrows move within it', async () => {
    render(<Calendar autoFocus />);
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026/11/21');
    expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026/12/05');
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  });

  it('a stay is chosen by the keyboard alone', async () => {
    render(<Calendar autoFocus />);
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    expect(chosen()).toBe('2026/11/22 2026/11/24');
    expect(day(/^22 Sunday 22nd November 2026, arrival/)).toBeTruthy();
    expect(
      day(/^23 Monday 23rd November 2026, in your stay/)
        .closest('td')
        ?.getAttribute('aria-selected'),
    ).toBe('true');
  });

  it('a day that cannot be booked says why and is not chosen', async () => {
    const unavailable = (date: string): string | null => (date === '2026/11/25' ? 'Fully booked' : null);
    render(<Calendar unavailable={unavailable} />);
    const full = day(/25th November 2026, Fully booked/);
    expect(full.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(full);
    expect(chosen()).toBe('- -');
    expect(day(/20th November 2026, Not bookable/)).toBeTruthy();
  });

  it('a stay shorter than the least is refused', async () => {
    render(<Calendar minNights={() => 3} />);
    await userEvent.click(day(/22nd November/));
    await userEvent.click(day(/23rd November 2026, From 3 nights/));
    expect(chosen()).toBe('2026/11/22 -');
    await userEvent.click(day(/25th November/));
    expect(chosen()).toBe('2026/11/22 2026/11/25');
  });

  it('tells which months are shown and keeps a stop for Tab in them', async () => {
    const shown: string[] = [];
    render(<Calendar onMonthShown={(month) => shown.push(month)} note={() => '£120'} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(shown.at(-1)).toBe('2026/12/01');
    expect(document.querySelector('[data-date][tabindex="0"]')?.getAttribute('data-date')).toBe('2026/12/01');
    expect(day(/Tuesday 1st December 2026, £120/)).toBeTruthy();
  });

  it('says below the days why one cannot be chosen, until the guest goes elsewhere', async () => {
    const unavailable = (date: string): string | null => (date === '2026/11/25' ? 'Fully booked' : null);
    render(<Calendar autoFocus unavailable={unavailable} />);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(told()).toBe('Fully booked');
    await userEvent.keyboard('{ArrowRight}');
    expect(told()).toBe('');
  });

  it('an arrival that cannot be one, as a link may name, leaves every other day to arrive on', async () => {
    const unavailable = (date: string, role: string): string | null =>
      role === 'departure' || date === '2026/11/21' ? 'Too late for today' : null;
    const changes: DateRange[] = [];
    render(
      <Calendar
        from="2026/11/21"
        to={null}
        unavailable={unavailable}
        onChange={(range) => changes.push(range)}
      />,
    );
    await userEvent.click(day(/24th November 2026/));
    expect(changes).toEqual([{ from: '2026/11/24', to: null }]);
  });

  it('says how long the stay must be once it has its arrival', async () => {
    render(<Calendar minNights={() => 3} />);
    expect(told()).toBe('');
    await userEvent.click(day(/22nd November/));
    await userEvent.unhover(day(/22nd November/));
    expect(told()).toBe('Minimum stay: 3 nights');
  });

  it('marks days on which a stay may begin, in words for those who listen', async () => {
    render(
      <Calendar
        mark={() => '3+'}
        note={() => '£120'}
        spokenNote={() => 'from £120, minimum stay 3 nights'}
      />,
    );
    expect(day(/^22 Sunday 22nd November 2026, from £120, minimum stay 3 nights/).textContent).toContain(
      '3+',
    );
    await userEvent.click(day(/22nd November/));
    expect(day(/23rd November/).textContent).not.toContain('3+');
  });
});
