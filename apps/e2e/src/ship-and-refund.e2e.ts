import type { Page } from '@playwright/test';
import { findAxeErrors } from './models/find-axe-errors.ts';
import { settle } from './models/screen-check.ts';
import { fillCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { pressAt, tabTo } from './models/keyboard.ts';
import { openPage } from './models/open-page.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

/** How a shop sends and refunds what was bought, and what the buyer sees of it. */

const trackingNumber = '1Z5R89390357567127';

/** Buys two mugs; the page shows the order. */
async function buyTwoMugs(buyer: Page, site: RunningSite): Promise<void> {
  await openPage(buyer, site.siteUrl('shop', '/shop/speckled-mug'));
  for (const count of [1, 2]) {
    await buyer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(
      buyer.getByRole('link', { name: new RegExp(`^Shopping cart: ${count}`) }),
    ).toBeVisible();
  }
  await openPage(buyer, site.siteUrl('shop', '/checkout'));
  await fillCheckout(buyer);
  await expect(buyer).toHaveURL(/\/order\//);
}

test('ships half of an order with tracking and refunds a piece with restock; the buyer sees both', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const buyer = await (await browser.newContext()).newPage();
  await buyTwoMugs(buyer, site);
  const orderUrl = buyer.url();

  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('shop', '/orders?view=toFulfill');
  await page
    .getByRole('row', { name: /Nora Lind/ })
    .getByRole('link')
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1, name: /^Order \d+$/ });
  await expect(title).toBeVisible();
  await page.keyboard.press('f');
  const fulfill = page.getByRole('dialog', { name: /^Fulfill order/ });
  await fulfill.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
  await fulfill.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNumber);
  await expect(fulfill.getByText('Recognized as UPS')).toBeVisible();
  await fulfill.getByRole('button', { name: 'Fulfill items' }).click();
  await expect(page.getByRole('link', { name: trackingNumber })).toBeVisible();
  await expect(fulfill).toBeHidden();

  await page.keyboard.press('r');
  const refund = page.getByRole('dialog', { name: /^Refund order/ });
  await refund.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Chipped');
  expect(await findAxeErrors(page)).toEqual([]);
  await refund.getByRole('button', { name: /^Refund / }).click();
  await expect(page.getByText('Partially refunded').first()).toBeVisible();
  await expect(page.getByText(/1 put back into stock/)).toBeVisible();
  // The notification fades in.
  await settle(page);
  expect(await findAxeErrors(page)).toEqual([]);

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const reader = await withoutScripts.newPage();
  await reader.goto(orderUrl);
  await expect(reader.getByRole('link', { name: 'Track package' })).toHaveAttribute(
    'href',
    `https://www.ups.com/track?tracknum=${trackingNumber}`,
  );
  await expect(reader.getByText(/^Refunded on/)).toBeVisible();
  await expect(reader.getByText('Chipped')).toHaveCount(0);

  await owner.open('shop', '/mail');
  await expect(page.getByText(/is on its way/).first()).toBeVisible();
  await expect(page.getByText(/^Refund for your order/).first()).toBeVisible();
});

test('an owner finds, ships and refunds an order by keyboard alone', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const buyer = await (await browser.newContext()).newPage();
  await buyTwoMugs(buyer, site);
  await buyTwoMugs(buyer, site);

  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('shop', '/orders');
  const { keyboard } = page;
  const focused = page.locator('[data-order]:focus');
  const title = page.getByRole('heading', { level: 1, name: /^Order \d+$/ });
  const numberOf = async () => /\d+/.exec(await title.innerText())?.[0];

  await test.step('J and K move through the list, and Enter opens an order', async () => {
    await expect(page.getByRole('row', { name: /Nora Lind/ }).nth(1)).toBeVisible();
    await keyboard.press('j');
    await expect(focused).toBeVisible();
    const first = await focused.innerText();
    await keyboard.press('j');
    await expect(focused).not.toHaveText(first);
    const second = await focused.innerText();
    await keyboard.press('k');
    await expect(focused).toHaveText(first);
    await keyboard.press('Enter');
    await expect(title).toContainText(first.replaceAll(/\D/g, ''));
    await keyboard.press('j');
    await expect(title).toContainText(second.replaceAll(/\D/g, ''));
    await keyboard.press('k');
    await expect(title).toContainText(first.replaceAll(/\D/g, ''));
  });

  await test.step('F ships a piece with tracking', async () => {
    const number = await numberOf();
    await keyboard.press('f');
    const dialog = page.getByRole('dialog', { name: `Fulfill order ${number}` });
    await tabTo(page, dialog.getByRole('textbox', { name: /^Quantity of/ }));
    await keyboard.type('1');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Tracking number' }));
    await keyboard.type(trackingNumber);
    await expect(dialog.getByText('Recognized as UPS')).toBeVisible();
    await pressAt(page, dialog.getByRole('button', { name: 'Fulfill items' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: trackingNumber })).toBeVisible();
    await expect(page.getByText('Partially fulfilled').first()).toBeVisible();
  });

  await test.step('R refunds a piece without restock', async () => {
    await keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: /^Refund order/ });
    await tabTo(page, dialog.getByRole('textbox', { name: /^Quantity of/ }));
    await keyboard.press('ArrowUp');
    await pressAt(page, dialog.getByRole('switch', { name: /^Restock / }), 'Space');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }));
    await keyboard.type('Chipped');
    await pressAt(page, dialog.getByRole('button', { name: /^Refund / }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Partially refunded').first()).toBeVisible();
    await expect(page.getByText(/put back into stock/)).toHaveCount(0);
  });

  await buyer.reload();
  await expect(buyer.getByRole('link', { name: 'Track package' })).toBeVisible();
  await expect(buyer.getByText(/^Refunded on/)).toBeVisible();
});
