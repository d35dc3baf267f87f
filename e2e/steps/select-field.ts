import { expect, type Locator } from '@playwright/test';

const isNative = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element instanceof HTMLSelectElement);

/** What is chosen in a select, of the browser or of the component library. */
export const chosenIn = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? (element.selectedOptions[0]?.text ?? '')
      : (element.closest('.ant-select')?.textContent ?? ''),
  );

/** Chooses by its label in a select, which the component library's may take the place of at any moment until a guest enters it. */
export async function chooseIn(field: Locator, label: string): Promise<void> {
  await field.focus();
  if (await isNative(field)) await field.selectOption({ label });
  else {
    await field.click();
    const option = field
      .page()
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .getByText(label, { exact: true });
    if (await field.evaluate((element) => element instanceof HTMLInputElement && !element.readOnly)) {
      // The list is drawn anew for what is typed: a click could fall between two drawings.
      await field.fill(label);
      await expect(option).toBeVisible();
      await field.press('Enter');
    } else await option.click();
  }
  await expect.poll(() => chosenIn(field)).toContain(label);
}
