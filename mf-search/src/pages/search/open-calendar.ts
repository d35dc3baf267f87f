import { datesCellId } from './rules.ts';

/** Takes the guest to the field of the dates. */
export function focusDates(): HTMLElement | null {
  const cell = document.getElementById(datesCellId);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'center' });
  return cell;
}

/** Opens the calendar as a press on its field does, which gets the focus back when it closes. */
export function openCalendar(): void {
  focusDates()?.click();
}
