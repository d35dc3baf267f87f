import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { ClearedNoticeView } from './cleared-notice.tsx';

afterEach(cleanup);

const double = { roomNumber: 1, roomType: { name: 'Double room' } };

it('rooms that can be had come back at a press', async () => {
  const presses: number[] = [];
  render(
    <UiProvider locale="en-GB">
      <ClearedNoticeView rooms={{ available: [double], unavailable: [] }} onUndo={() => presses.push(1)} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Double room/ }));
  expect(presses).toEqual([1]);
});

it('rooms that are gone are named without a way back', () => {
  render(
    <UiProvider locale="en-GB">
      <ClearedNoticeView rooms={{ available: [], unavailable: [double] }} onUndo={() => undefined} />
    </UiProvider>,
  );
  expect(screen.getByText(/Double room/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
