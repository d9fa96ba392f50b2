import { findAxeErrors } from './models/find-axe-errors.ts';
import { settle } from './models/screen-check.ts';
import { fillCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { openPage } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** How a shop sends and refunds what was bought, and what the buyer sees of it. */

const trackingNumber = '1Z5R89390357567127';

test('ships half of an order with tracking and refunds a piece with restock; the buyer sees both', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const buyer = await (await browser.newContext()).newPage();
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
