import { expect, type Locator, type Page } from '@playwright/test';
import { calendar, frame, rooms, search, ui } from './messages.ts';
import type { StayDate } from 'shared/contracts';
import { daysBetween } from 'shared/domain';
import type { Stay } from '../support/stay.ts';

export interface Party {
  readonly adults: number;
  readonly children: number;
  /** Of each child, where the hotel asks. */
  readonly ages?: readonly number[];
}

/** The search page of a hotel (product.md 2: Book). */
export class SearchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get form(): Locator {
    return this.page.locator('form.search-panel');
  }

  get dates(): Locator {
    return this.form.getByRole('button', { name: search.text('search.dates') });
  }

  get rooms(): Locator {
    return this.form.getByRole('button', { name: search.text('search.guests') });
  }

  get calendar(): Locator {
    return this.page.getByRole('dialog', { name: calendar.text('calendar.title') });
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: search.text('search.submit'), exact: true });
  }

  /** Stays that can be booked instead of the chosen one. */
  get alternatives(): Locator {
    return this.page
      .locator('section', { has: this.page.getByRole('heading', { name: rooms.text('alternatives.title') }) })
      .getByRole('listitem')
      .getByRole('button');
  }

  offer(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }

  /** `query` with its question mark. */
  async open(url: string, code = 'HARBOUR', query = ''): Promise<void> {
    await this.page.goto(`${url}/Book/${code}${query}`);
    await expect(this.submit).toBeEnabled();
  }

  day(date: StayDate): Locator {
    return this.calendar.locator(`[data-date="${date}"]`);
  }

  /** Opens the calendar, and waits until it knows what each day costs. */
  async openCalendar(): Promise<void> {
    await this.dates.click();
    await this.knowsPrices();
  }

  async knowsPrices(): Promise<void> {
    await expect(this.calendar.getByText(calendar.starts('calendar.legend-guests'))).toBeVisible();
  }

  /** Goes to the month of a day: scrolls to it on a phone, else turns the months. */
  async showMonth(date: StayDate): Promise<void> {
    // Before the calendar is there, it cannot be told which of the two it is.
    await expect(this.calendar.locator('[data-date]').first()).toBeAttached();
    const months = this.calendar.locator('[data-month]');
    if ((await months.count()) > 0) {
      await this.calendar.locator(`[data-month="${date.slice(0, 8)}01"]`).scrollIntoViewIfNeeded();
      await expect(this.day(date)).toBeAttached();
      return;
    }
    const [shown = date] = await this.shownDays();
    for (let count = monthsBetween(shown, date); count > 0; count -= 1)
      await this.calendar.getByRole('button', { name: ui.text('ui.next-month') }).click();
  }

  /** By arrow keys, from the day that has the focus. */
  async goToDay(date: StayDate): Promise<void> {
    await this.press(keysBetween(await this.focusedDay(), date));
    await expect(this.day(date)).toBeFocused();
  }

  /** The stay of the address. */
  chosenStay(): Stay {
    const { searchParams } = new URL(this.page.url());
    const date = (name: string): StayDate => (searchParams.get(name) ?? '').replaceAll('-', '/');
    return { from: date('fromDate'), to: date('toDate') };
  }

  /** Chooses both days by touch or mouse. */
  async chooseDates({ from, to }: Stay): Promise<void> {
    await this.openCalendar();
    await this.showMonth(from);
    await this.day(from).click();
    await this.showMonth(to);
    await this.day(to).click();
    await this.closeCalendar();
  }

  /** On a phone it has closed by itself. */
  async closeCalendar(): Promise<void> {
    const done = this.calendar.getByRole('button', { name: ui.text('ui.done') });
    if (await done.isVisible()) await done.click();
    await expect(this.calendar).toBeHidden();
  }

  /** The same without a pointer: the calendar opens on a day, and the arrow keys go from there. */
  async chooseDatesByKeyboard({ from, to }: Stay): Promise<void> {
    const { keyboard } = this.page;
    await this.dates.focus();
    await keyboard.press('Enter');
    await this.goToDay(from);
    await keyboard.press('Enter');
    await this.goToDay(to);
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(this.calendar).toBeHidden();
  }

  async chooseParties(parties: readonly Party[]): Promise<void> {
    await this.rooms.click();
    const dialog = this.page.getByRole('dialog', { name: search.text('search.rooms') });
    for (const [index, party] of parties.entries()) {
      const room = dialog.getByRole('group', {
        name: search.text('search.room', { number: index + 1 }),
        exact: true,
      });
      if (index > 0) await dialog.getByRole('button', { name: search.text('search.room.add') }).click();
      await setNumber(room, /Adults/, party.adults);
      await setNumber(room, /Children/, party.children);
      for (const [child, age] of (party.ages ?? []).entries())
        await room.getByLabel(search.text('search.age', { number: child + 1 })).selectOption(String(age));
    }
    await dialog.getByRole('button', { name: search.text('search.guests.done') }).click();
    await expect(dialog).toBeHidden();
  }

  async search(): Promise<void> {
    await this.submit.click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: frame.text('title.rooms-and-rates') }),
    ).toBeVisible();
  }

  private shownDays(): Promise<StayDate[]> {
    return this.calendar
      .locator('[data-date]')
      .evaluateAll((days) =>
        days.map((day) => (day instanceof HTMLElement ? (day.dataset['date'] ?? '') : '')),
      );
  }

  private async focusedDay(): Promise<StayDate> {
    const focused = this.calendar.locator('[data-date]:focus');
    await expect(focused).toHaveCount(1);
    return (await focused.getAttribute('data-date')) ?? '';
  }

  private async press(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}

/** Weeks down or up, then the days that are left. */
function keysBetween(from: StayDate, to: StayDate): string[] {
  const days = daysBetween(from, to);
  const weeks = Math.floor(days / 7);
  return [
    ...Array<string>(Math.abs(weeks)).fill(weeks < 0 ? 'ArrowUp' : 'ArrowDown'),
    ...Array<string>(days - weeks * 7).fill('ArrowRight'),
  ];
}

function monthsBetween(from: StayDate, to: StayDate): number {
  const months = (date: StayDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(to) - months(from);
}

/** Sets a stepper by its buttons, whatever it stands at. */
async function setNumber(group: Locator, label: RegExp, wanted: number): Promise<void> {
  const value = group.getByRole('status', { name: label });
  const change = wanted - Number(await value.textContent());
  const button = group
    .getByRole('button', { name: label })
    .and(group.getByRole('button', { name: change > 0 ? /^More: / : /^Fewer: / }));
  for (let steps = Math.abs(change); steps > 0; steps -= 1) await button.click();
  await expect(value).toHaveText(String(wanted));
}
