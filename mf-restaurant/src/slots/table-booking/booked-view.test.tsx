import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { BookedView } from './booked-view.tsx';

afterEach(cleanup);

it('says when the table is booked for, and leads to another one', async () => {
  const presses: string[] = [];
  const table = {
    reference: 'T-7',
    restaurant: 'The Quay',
    visitDate: '2026/12/01',
    visitTime: '19:00',
    partySize: 2,
    guestName: 'Ada Byron',
    email: 'ada@example.com',
    info: null,
    manageUrl: '/Book/HARBOUR/Restaurant/T-7/code',
  };
  render(
    <UiProvider locale="en-GB">
      <BookedView
        table={table}
        onClose={() => presses.push('close')}
        onAnother={() => presses.push('another')}
      />
    </UiProvider>,
  );
  expect(screen.getByText('T-7')).toBeTruthy();
  expect(screen.getByText('Ada Byron')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Move or cancel this table' }).getAttribute('href')).toBe(
    '/Book/HARBOUR/Restaurant/T-7/code',
  );
  expect(screen.getByText(/19:00/)).toBeTruthy();
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(presses).toEqual(['close', 'another']);
});
