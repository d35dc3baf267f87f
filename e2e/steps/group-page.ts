import { expect, type Locator, type Page } from '@playwright/test';
import { group } from './messages.ts';
import { toUrlDate } from 'shared/domain';
import type { Stay } from '../support/stay.ts';
import { SearchPage } from './search-page.ts';
import { chooseIn } from './select-field.ts';

/** The query of a search, such as a link to the group has it; `party` is the rest of it. */
export const queryOf = ({ from, to }: Stay, party = 'adults=2'): string =>
  `?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&${party}`;

/** The hotels of a group (product.md 2: BookGroup). */
export class GroupPage {
  readonly page: Page;
  readonly search: SearchPage;

  constructor(page: Page) {
    this.page = page;
    this.search = new SearchPage(page);
  }

  async open(url: string, query = '', code = 'COAST'): Promise<void> {
    await this.page.goto(`${url}/BookGroup/${code}${query}`);
    await expect(this.search.submit).toBeEnabled();
  }

  /** What was found, as the heading over the hotels says it. */
  get result(): Locator {
    return this.page.locator('#gr-results');
  }

  /** The prices have come. */
  async isAnswered(): Promise<void> {
    await expect(this.result).toHaveText(/^\d[\d,]* of \d[\d,]* hotels? ha(s|ve) rooms available$/);
  }

  get list(): Locator {
    return this.page.getByRole('list', { name: group.text('group.results') });
  }

  get names(): Locator {
    return this.list.getByRole('heading', { level: 3 });
  }

  hotel(name: string): Locator {
    return this.list
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  price(name: string): Locator {
    return this.hotel(name).locator('.price__amount');
  }

  enter(name: string): Locator {
    return this.list.getByRole('link', { name: group.text('group.choose.label', { hotel: name }) });
  }

  otherDates(name: string): Locator {
    return this.list.getByRole('link', { name: group.text('group.other.label', { hotel: name }) });
  }

  area(name: string): Locator {
    return this.page
      .getByRole('group', { name: group.text('group.area') })
      .getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  choice(label: 'Sort by' | 'Rating' | 'Show prices in'): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Chooses by the words that the guest sees. */
  choose(label: 'Sort by' | 'Show prices in', words: string): Promise<void> {
    return chooseIn(this.choice(label), words);
  }

  get map(): Locator {
    return this.page.getByRole('group', { name: group.text('group.map') });
  }

  /** A hotel of its own on the map, by its name; it has rooms. */
  pin(name: string): Locator {
    return this.map.getByRole('button', { name: new RegExp(`${name}$`) });
  }

  get zoomIn(): Locator {
    return this.page.getByRole('button', { name: group.text('group.map.in'), exact: true });
  }

  /** The hotel that was chosen on the map. */
  onMap(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Chooses both days in the calendar, by touch or mouse. */
  async chooseDates({ from, to }: Stay): Promise<void> {
    const { search } = this;
    await search.dates.click();
    await expect(search.calendar).toBeVisible();
    await search.showMonth(from);
    await search.day(from).click();
    await search.showMonth(to);
    await search.day(to).click();
    await search.closeCalendar();
  }
}
