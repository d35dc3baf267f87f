import { expect, type Locator, type Page } from '@playwright/test';
import { account } from './messages.ts';

/** The forms of an account (product.md 2), by their labels. */
export class AccountPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });
  outcome = (name: string): Locator => this.page.getByRole('heading', { level: 2, name });
  field = (label: string): Locator => this.page.getByRole('main').getByLabel(label, { exact: true });
  button = (name: string): Locator => this.page.getByRole('main').getByRole('button', { name, exact: true });
  link = (name: string): Locator => this.page.getByRole('main').getByRole('link', { name });
  section = (name: string): Locator => this.page.getByRole('region', { name });

  async open(url: string, page: 'Register' | 'ForgotPassword' | 'ResetPassword' | 'ConfirmEmail') {
    await this.page.goto(`${url}/Account/${page}/HARBOUR`);
  }

  async openAccount(url: string): Promise<void> {
    await this.page.goto(`${url}/ManageAccount/HARBOUR`);
    await expect(this.heading(account.text('account.manage-account.title'))).toBeVisible();
  }

  /** A new password where the page asks for one. */
  async choosePassword(label: 'Password' | 'New password', password: string): Promise<void> {
    await this.field(label).fill(password);
    await this.field(account.text('account.password-again')).fill(password);
  }

  /** The server's answer to a save, once the page has it. */
  async saveDetails(): Promise<void> {
    await this.section(account.text('account.details.title'))
      .getByRole('button', { name: account.text('account.details.save') })
      .click();
  }
}
