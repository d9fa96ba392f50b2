import type { Page } from '@playwright/test';

/** Chooses an option of a list that opens from a button; a long list is searched. */
export async function chooseOption(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).last().click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  if (await search.isVisible()) await search.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}
