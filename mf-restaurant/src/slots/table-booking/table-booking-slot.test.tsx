import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { propertyLoaded } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { TableBookingSlot } from './table-booking-slot.tsx';

afterEach(cleanup);

async function opened(detail: string | null): Promise<{ readonly timesClosed: () => number }> {
  const scope = fork();
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  let closed = 0;
  const close = (): void => {
    closed += 1;
  };
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <TableBookingSlot detail={detail} onClose={close} />
      </UiProvider>
    </Provider>,
  );
  return { timesClosed: () => closed };
}
const mention = 'Please mention your booking when you call.';

describe('a guest who wants a table', () => {
  it('is given the hotel’s telephone and e-mail', async () => {
    await opened(null);
    expect(screen.getByRole('link', { name: 'Call +44 20 7946 0000' }).getAttribute('href')).toBe(
      'tel:+442079460000',
    );
    expect(screen.getByRole('link', { name: 'Write to stay@hotel.example' }).getAttribute('href')).toBe(
      'mailto:stay@hotel.example',
    );
    expect(screen.queryByText(mention)).toBeNull();
  });

  it('is reminded of a booking, and not shown its secret', async () => {
    await opened('secret-token');
    expect(screen.getByText(mention)).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret-token');
  });

  it('closes it', async () => {
    const { timesClosed } = await opened(null);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(timesClosed()).toBe(1);
  });
});
