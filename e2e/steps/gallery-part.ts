import { expect, type Locator, type Page } from '@playwright/test';
import { ui } from './messages.ts';

/** A gallery, and its pictures over the whole screen. `label` is what the gallery is called. */
export class GalleryPart {
  readonly page: Page;
  readonly label: string;

  constructor(page: Page, label: string) {
    this.page = page;
    this.label = label;
  }

  /** Says which picture is shown, and shows it large. */
  opener(number: number, count: number): Locator {
    return this.page.getByRole('button', {
      name: ui.text('pictures.open', { number, count, label: this.label }),
      exact: true,
    });
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: ui.text('pictures.next') });
  }

  get large(): Locator {
    return this.page.getByRole('dialog', { name: this.label, exact: true });
  }

  /** The picture that is shown large. */
  get picture(): Locator {
    return this.large.locator('.viewer__slide:not([aria-hidden="true"]) img');
  }

  thumbnail(number: number, count: number): Locator {
    return this.large.getByRole('button', {
      name: ui.text('pictures.shown', { number, count }),
      exact: true,
    });
  }

  async shows(number: number, count: number): Promise<void> {
    await expect(this.thumbnail(number, count)).toHaveAttribute('aria-current', 'true');
    await expect(this.picture).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => this.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  /** How many times larger than whole. */
  async scale(): Promise<number> {
    return this.picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  }
}
