import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationOutlet, type ShownNotification } from './notifications.tsx';

const saved: ShownNotification = {
  id: '1',
  kind: 'positive',
  placement: 'bottom',
  text: 'Saved',
  header: null,
  timeoutMs: 5000,
};

describe('messages over the page', () => {
  const dismissed: string[] = [];
  const show = (...notifications: ShownNotification[]): void => {
    render(<NotificationOutlet notifications={notifications} onDismiss={(id) => dismissed.push(id)} />);
  };
  const wait = (milliseconds: number): void => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  beforeEach(() => {
    dismissed.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('go after their time', () => {
    show(saved);
    wait(4999);
    expect(dismissed).toEqual([]);
    wait(1);
    expect(dismissed).toEqual(['1']);
  });

  it('stay while they are pointed at', () => {
    show(saved);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    wait(6000);
    expect(dismissed).toEqual([]);
  });

  it('errors are alerts, stay, and go when they are dismissed', () => {
    show({ ...saved, kind: 'negative', timeoutMs: null });
    wait(60_000);
    expect(dismissed).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toEqual(['1']);
  });

  it('are read out at the top or at the bottom, where they come', () => {
    show(saved, { ...saved, id: '2', placement: 'top', text: 'Declined' });
    const placeOf = (text: string) => screen.getByText(text).closest('[aria-live="polite"]')?.className;
    expect(placeOf('Declined')).toContain('notifications--top');
    expect(placeOf('Saved')).toContain('notifications--bottom');
  });
});
