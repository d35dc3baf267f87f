import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChargedIn, Price, PriceLines } from './price.tsx';
import { UiProvider } from '../theme/theme-provider.tsx';
import { PartySummary, StayDates } from './stay.tsx';

afterEach(cleanup);

describe('facts of a stay', () => {
  it('an original price is struck through only where it is greater', () => {
    const { container, rerender } = render(
      <Price amount={36_000} original={40_000} currency="GBP" caption="for 3 nights" />,
    );
    expect(container.querySelector('s')?.textContent).toBe('was £400.00');
    rerender(<Price amount={36_000} original={36_000} currency="GBP" />);
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).toBe('£360.00');
  });

  it('a price is shown in the currency that the guest chose, and what is charged is said beside it', () => {
    const { container } = render(
      <UiProvider locale="en-GB" conversion={{ from: 'GBP', to: 'USD', rate: 1.25 }}>
        <Price amount={10_000} original={12_000} currency="GBP" charged />
      </UiProvider>,
    );
    expect(container.querySelector('.price__amount')?.textContent).toBe('US$125.00');
    expect(container.querySelector('s')?.textContent).toBe('was US$150.00');
    expect(screen.getByText('You will be charged in GBP: £100.00')).toBeTruthy();
  });

  it('above a list of prices in another currency stands in which one is charged, and nothing above the hotel’s own', () => {
    const dollars = { from: 'GBP', to: 'USD', rate: 1.25 };
    const { container, rerender } = render(
      <UiProvider locale="en-GB" conversion={dollars}>
        <ChargedIn currency="GBP" />
      </UiProvider>,
    );
    expect(container.textContent).toBe('You will be charged in GBP.');
    rerender(
      <UiProvider locale="en-GB" conversion={null}>
        <ChargedIn currency="GBP" />
      </UiProvider>,
    );
    expect(container.textContent).toBe('');
  });

  it('a price of another currency than the hotel’s stays as it is, and nothing is said of a charge', () => {
    const { container } = render(
      <UiProvider locale="en-GB" conversion={{ from: 'GBP', to: 'USD', rate: 1.25 }}>
        <Price amount={10_000} currency="EUR" charged />
      </UiProvider>,
    );
    expect(container.textContent).toBe('€100.00');
  });

  it('lines in another currency add up to their total', () => {
    const line = { text: 'A night', amount: 333 };
    const { container } = render(
      <UiProvider locale="en-GB" conversion={{ from: 'GBP', to: 'EUR', rate: 1.1 }}>
        <PriceLines currency="GBP" lines={[line, line, line]} total={{ text: 'Total', amount: 999 }} />
      </UiProvider>,
    );
    const amounts = [...container.querySelectorAll('dd')].map((each) => each.textContent);
    expect(amounts).toEqual(['€3.67', '€3.66', '€3.66', '€10.99']);
  });

  it('what costs nothing is free', () => {
    render(<PriceLines currency="GBP" lines={[{ text: 'Cot', amount: 0 }]} />);
    expect(screen.getByText('Free')).toBeTruthy();
  });

  it('lines and their total', () => {
    const { container } = render(
      <PriceLines
        currency="DKK"
        lines={[{ text: '3 nights', amount: 300_000 }]}
        total={{ text: 'Total', amount: 300_000 }}
      />,
    );
    expect(container.querySelectorAll('dd')).toHaveLength(2);
  });

  it('dates, nights and party as product.md 9 writes them', () => {
    const { container } = render(
      <>
        <StayDates from="2026/12/01" to="2026/12/02" nights />
        <PartySummary party={{ numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 }} />
      </>,
    );
    expect(container.textContent).toContain('Tue 1st Dec 2026 – Wed 2nd Dec 2026 · 1 night');
    // A line of it may end with the dot, and never begins with it.
    const whole = [...container.querySelectorAll('.stay-dates__nights')].map((part) => part.textContent);
    expect(whole).toEqual(['Wed 2nd Dec 2026 ·', '1 night']);
    expect(container.textContent).toContain('2 adults, 1 child');
    expect(container.querySelector('time')?.dateTime).toBe('2026-12-01');
  });
});
