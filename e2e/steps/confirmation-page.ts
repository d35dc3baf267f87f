import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from './messages.ts';

/** `£1,234.50` as 123450. */
const minorUnits = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

export interface BookedRoom {
  readonly name: string;
  readonly lines: readonly number[];
  readonly total: number;
}

export interface ShownBooking {
  readonly reference: string;
  readonly rooms: readonly BookedRoom[];
  /** In minor units, as is everything above. */
  readonly total: number;
}

/** The confirmation, and what it offers (product.md 1). */
export class ConfirmationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get reference(): Locator {
    return this.page.locator('.co-reference');
  }

  get actions(): Locator {
    return this.page.locator('.co-actions');
  }

  async isOpen(firstName: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: `Thank you, ${firstName}` })).toBeVisible({
      timeout: 40_000,
    });
    await expect(this.page).toHaveURL(/\/Confirmation\//);
  }

  async read(): Promise<ShownBooking> {
    const rooms = await this.page.locator('.co-booked > li').all();
    return {
      reference: await this.reference.innerText(),
      rooms: await Promise.all(
        rooms.map(async (room) => {
          const amounts = (await room.locator('.price-lines dd').allInnerTexts()).map(minorUnits);
          return {
            name: await room.getByRole('heading').innerText(),
            lines: amounts.slice(0, -1),
            total: amounts.at(-1) ?? 0,
          };
        }),
      ),
      total: minorUnits(
        await this.page
          .locator(
            '.stack > section > .price-lines .price-lines__line--total dd, .card > .price-lines .price-lines__line--total dd',
          )
          .last()
          .innerText(),
      ),
    };
  }

  /** Presses "Add to calendar" and gives the file. */
  async saveCalendar(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.actions.getByRole('link', { name: texts.checkout.text('confirmation.calendar') }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }
}
