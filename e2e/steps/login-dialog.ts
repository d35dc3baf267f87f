import { expect, type Locator, type Page } from '@playwright/test';
import { SiteHeader } from './site-header.ts';

/** The dialog that logs in from anywhere, and what the menu shows then (product.md 2). */
export class LoginDialog {
  readonly page: Page;
  readonly header: SiteHeader;

  constructor(page: Page) {
    this.page = page;
    this.header = new SiteHeader(page);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Log in' });
  }

  get email(): Locator {
    return this.dialog.getByLabel('E-mail address');
  }

  get password(): Locator {
    return this.dialog.getByLabel('Password', { exact: true });
  }

  async open(): Promise<void> {
    await this.header.openMenu();
    await this.header.menu.getByRole('button', { name: 'Log in' }).click();
    await expect(this.email).toBeVisible();
  }

  /** Types into the dialog, which is open, and sends it. */
  async send(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: 'Log in' }).click();
  }

  async logIn(member: { readonly email: string; readonly password: string; readonly firstname: string }) {
    await this.open();
    await this.send(member.email, member.password);
    await this.isDone(member.firstname);
  }

  async isDone(firstname: string): Promise<void> {
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByText(`Welcome back, ${firstname}`)).toBeVisible();
  }

  /** The entries that belong to a logged-in guest: behind their name in the bar, in the list on a phone. */
  async openUserMenu(firstname: string): Promise<void> {
    await this.header.openMenu();
    const name = this.page.getByRole('button', { name: `Account of ${firstname}` });
    await expect(name.or(this.entry('Manage account'))).toBeVisible();
    if (await name.isVisible()) await name.click();
    await expect(this.entry('Manage account')).toBeVisible();
  }

  entry(name: 'My bookings' | 'Manage account' | 'Create account'): Locator {
    return this.header.menu.getByRole('link', { name });
  }

  async logOut(firstname: string): Promise<void> {
    await this.openUserMenu(firstname);
    await this.header.menu.getByRole('button', { name: 'Log out' }).click();
  }

  /** The menu offers to log in: nobody is. */
  async seesNobody(): Promise<void> {
    await this.header.openMenu();
    await expect(this.header.menu.getByRole('button', { name: 'Log in' })).toBeVisible();
  }
}
