import { expect, type Locator, type Page } from '@playwright/test';
import { account, rules, shell } from './messages.ts';
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
    return this.page.getByRole('dialog', { name: shell.text('login.title') });
  }

  get email(): Locator {
    return this.dialog.getByLabel(account.text('account.email'));
  }

  get password(): Locator {
    return this.dialog.getByLabel(account.text('account.password'), { exact: true });
  }

  async open(): Promise<void> {
    await this.header.openMenu();
    await this.header.menu.getByRole('button', { name: shell.text('menu.login') }).click();
    await expect(this.email).toBeVisible();
  }

  /** Types into the dialog, which is open, and sends it. */
  async send(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: account.text('account.login.submit') }).click();
  }

  async logIn(member: { readonly email: string; readonly password: string; readonly firstname: string }) {
    await this.open();
    await this.send(member.email, member.password);
    await this.isDone(member.firstname);
  }

  async isDone(firstname: string): Promise<void> {
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByText(rules.text('success.login', { name: firstname }))).toBeVisible();
  }

  /** The entries that belong to a logged-in guest: behind their name in the bar, in the list on a phone. */
  async openUserMenu(firstname: string): Promise<void> {
    await this.header.openMenu();
    const name = this.page.getByRole('button', { name: shell.text('menu.account-of', { name: firstname }) });
    await expect(name.or(this.entry(shell.text('menu.manage-account')))).toBeVisible();
    if (await name.isVisible()) await name.click();
    await expect(this.entry(shell.text('menu.manage-account'))).toBeVisible();
  }

  entry(name: string): Locator {
    return this.header.menu.getByRole('link', { name });
  }

  async logOut(firstname: string): Promise<void> {
    await this.openUserMenu(firstname);
    await this.header.menu.getByRole('button', { name: shell.text('menu.logout') }).click();
  }

  /** The menu offers to log in: the guest is logged out. */
  async seesNobody(): Promise<void> {
    await this.header.openMenu();
    await expect(this.header.menu.getByRole('button', { name: shell.text('menu.login') })).toBeVisible();
  }
}
