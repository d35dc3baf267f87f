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

  it('at the top come below the header, however high it is', () => {
    const header = document.createElement('header');
    header.getBoundingClientRect = () => new DOMRect(0, 0, 390, 180.5);
    document.body.append(header);
    show({ ...saved, placement: 'top' });
    const place = screen.getByText('Saved').closest<HTMLElement>('.notifications--top');
    expect(place?.style.top).toBe('189px');
    header.remove();
  });

  it('go after their time', () => {
    show(saved);
    wait(4999);
    expect(dismissed).toEqual([]);
    wait(1);
    expect(dismissed).toEqual(['1']);
  });

  it.each([
    ['are pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['have focus inside', fireEvent.focus, fireEvent.blur],
  ])('stand still while they %s, and go on with the time that was left', (_, hold, release) => {
    show(saved);
    wait(3000);
    hold(screen.getByText('Saved'));
    wait(60_000);
    release(screen.getByText('Saved'));
    wait(1900);
    expect(dismissed).toEqual([]);
    wait(100);
    expect(dismissed).toEqual(['1']);
  });

  it('stand still until neither pointer nor focus holds them', () => {
    show(saved);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    fireEvent.pointerEnter(screen.getByText('Saved'));
    fireEvent.pointerLeave(screen.getByText('Saved'));
    wait(60_000);
    expect(dismissed).toEqual([]);
  });

  it('errors are alerts, go after their time like the others, and before it when they are dismissed', () => {
    show({ ...saved, kind: 'negative' });
    expect(screen.getByRole('alert').textContent).toContain('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toEqual(['1']);
    wait(5000);
    expect(dismissed).toEqual(['1', '1']);
  });

  it('what stays is not timed', () => {
    show({ ...saved, timeoutMs: null });
    wait(60_000);
    expect(dismissed).toEqual([]);
  });

  const placed = (top: number, bottom: number) => ({ left: 0, right: 300, top, bottom }) as DOMRect;
  it.each([
    ['is scrolled out from under it', placed(690, 712), [[0, 28]]],
    ['stays where it is when it is not covered', placed(100, 150), []],
  ])('the field that one speaks of %s', (_, fieldAt, scrolls) => {
    const field = document.createElement('input');
    field.id = 'code';
    document.body.append(field);
    vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(fieldAt);
    const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue();
    // The message comes from below: it is still on its way to its place.
    const isPlace = (element: Element): boolean => element.classList.contains('notifications');
    vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return isPlace(this) ? placed(700, 780) : placed(716, 796);
    });
    show({ ...saved, kind: 'negative', fieldId: 'code' });
    expect(scrolled.mock.calls).toEqual(scrolls);
    vi.restoreAllMocks();
    field.remove();
  });

  it('are read out at the top or at the bottom, where they come', () => {
    show(saved, { ...saved, id: '2', placement: 'top', text: 'Declined' });
    const placeOf = (text: string) => screen.getByText(text).closest('[aria-live="polite"]')?.className;
    expect(placeOf('Declined')).toContain('notifications--top');
    expect(placeOf('Saved')).toContain('notifications--bottom');
  });
});
