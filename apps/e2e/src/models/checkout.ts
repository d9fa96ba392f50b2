import type { Page } from '@playwright/test';

/** Fills the checkout as somebody in the United States would, with the card that always succeeds, and pays. */
export async function fillCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^E-mail/).fill('nora@example.com');
  await main.getByLabel('First name').fill('Nora');
  await main.getByLabel('Last name').fill('Lind');
  await main.getByLabel(/^Address$|^Street|^Address line 1/).first().fill('12 Quay Street');
  await main.getByLabel(/^City|^Town/).fill('Portland');
  await main.getByLabel(/^State|^Region/).first().fill('ME');
  await main.getByLabel(/ZIP|Postal code|Postcode/i).fill('04101');
  await main.getByLabel(/^Country/).selectOption('US');
  await main.getByLabel(/card number/i).fill('4242 4242 4242 4242');
  await main.getByRole('button', { name: /place order|pay/i }).click();
}
