import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Price, PriceLines } from './price.tsx';
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

  it('a converted price is beside the one that is charged', () => {
    render(<Price amount={10_000} currency="GBP" convert={{ currency: 'USD', rate: 1.25 }} />);
    expect(screen.getByText('£100.00')).toBeTruthy();
    expect(screen.getByText(/^about US\$125$/)).toBeTruthy();
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
    expect(container.textContent).toContain('2 adults, 1 child');
    expect(container.querySelector('time')?.dateTime).toBe('2026-12-01');
  });
});
