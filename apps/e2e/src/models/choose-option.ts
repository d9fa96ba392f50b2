import { expect, type Page } from '@playwright/test';

/**
 * Chooses an option of a list that opens from a button. A long list is searched, and its match is chosen by keyboard: the
 * list moves while it is filtered, so that a click can miss.
 */
export async function chooseOption(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).last().click();
  await expect(page.getByRole('listbox')).toBeVisible();
  const found = page.getByRole('option', { name: option, exact: true });
  const search = page.getByRole('searchbox', { name: 'Search' });
  if (await search.isVisible()) {
    await search.fill(option);
    await expect(found).toHaveAttribute('data-focused', 'true');
    await search.press('Enter');
  } else await found.click();
  await expect(page.getByRole('listbox')).toBeHidden();
}
