import { fillCheckoutFields } from './models/checkout.ts';
import { findAxeErrors } from './models/find-axe-errors.ts';
import { tabTo, typeAt } from './models/keyboard.ts';
import { routeStripe } from './models/local-stripe.ts';
import { NewShop } from './models/new-shop.ts';
import { openPage, waitForIslands } from './models/open-page.ts';
import { expect, test } from './stripe-test.ts';

const identifier = 'harbor-prints';
const product = 'Harbor map';
const code = 'HARBOR25';
const trackingNumber = '1Z5R89390357567127';

test('a shop is opened on an empty website, sells, ships and refunds (SITE-12)', async ({
  page,
  browser,
  site,
  stripe,
}) => {
  test.setTimeout(420_000);
  const shop = new NewShop(page, site, identifier);
  const account = await stripe.createAccount();

  await test.step('the owner sets up the shop, and the guide ticks each step', async () => {
    await shop.owner.logIn();
    await shop.createWebsite('Harbor Prints');
    await shop.addShopPage();
    await shop.addProduct(product);
    await shop.addShipping();
    await shop.addTax();
    await shop.connectStripe(account);
    await shop.addDiscount(code);
    await shop.publish();
    await shop.owner.open(identifier);
    await expect(
      page.getByRole('progressbar', { name: '4 of 5 steps of the store done' }),
    ).toBeVisible();
  });

  await test.step('a buyer uses the keyboard alone, from the shop to the order', async () => {
    const context = await browser.newContext();
    await routeStripe(context, stripe);
    const buyer = await context.newPage();
    await openPage(buyer, site.siteUrl(identifier, '/shop'));
    await tabTo(buyer, buyer.getByRole('main').getByRole('link', { name: product }).first());
    await buyer.keyboard.press('Enter');
    await buyer.waitForURL(/\/shop\/harbor-map/);
    await waitForIslands(buyer);
    await tabTo(buyer, buyer.getByRole('radio', { name: /^A4/ }));
    await buyer.keyboard.press('ArrowRight');
    await expect(buyer.getByRole('radio', { name: /^A3/ })).toBeChecked();
    await buyer.keyboard.press('Tab');
    await buyer.keyboard.press('ArrowRight');
    await expect(buyer.getByRole('radio', { name: /^Black/ })).toBeChecked();
    await tabTo(buyer, buyer.getByRole('button', { name: 'Add to cart' }));
    await buyer.keyboard.press('Enter');
    await expect(buyer.getByRole('link', { name: /^Shopping cart: 1/ })).toBeVisible();
    await openPage(buyer, site.siteUrl(identifier, '/checkout'));
    await typeAt(buyer, 'email', 'nora@example.com');
    await tabTo(buyer, buyer.getByLabel('Country', { exact: true }));
    await buyer.keyboard.type('United States');
    await typeAt(buyer, 'shippingAddress.firstName', 'Nora');
    await typeAt(buyer, 'shippingAddress.lastName', 'Lind');
    await typeAt(buyer, 'shippingAddress.line1', '12 Quay Street');
    await typeAt(buyer, 'shippingAddress.city', 'Portland');
    await typeAt(buyer, 'shippingAddress.state', 'Maine');
    await typeAt(buyer, 'shippingAddress.zip', '04101');
    await expect(buyer.getByRole('radio', { name: /^Coastal post/ })).toBeChecked();
    await tabTo(buyer, buyer.getByRole('button', { name: 'Enter payment details' }));
    await buyer.keyboard.press('Enter');
    const card = buyer.getByLabel('Card number at Stripe');
    await expect(card).toBeVisible();
    await tabTo(buyer, card);
    await buyer.keyboard.type('4242 4242 4242 4242');
    await tabTo(buyer, buyer.getByRole('button', { name: 'Place order' }));
    await buyer.keyboard.press('Enter');
    await expect(buyer).toHaveURL(/\/order\//);
    // 20 dollars, 9 for shipping, 10 % tax on the product.
    await expect(buyer.locator('[data-total="grand"] dd')).toHaveText('$31.00');
    expect((await stripe.charges()).map(({ amount }) => amount)).toEqual([3100]);
    await context.close();
  });

  const context = await browser.newContext();
  await routeStripe(context, stripe);
  const buyer = await context.newPage();
  await test.step('another buyer uses the pointer and a discount code', async () => {
    await openPage(buyer, site.siteUrl(identifier, '/shop/harbor-map'));
    await buyer.getByText('A2', { exact: true }).click();
    await buyer.getByText('Oak', { exact: true }).click();
    for (const count of [1, 2]) {
      await buyer.getByRole('button', { name: 'Add to cart' }).click();
      await expect(
        buyer.getByRole('link', { name: new RegExp(`^Shopping cart: ${count}`) }),
      ).toBeVisible();
    }
    await openPage(buyer, site.siteUrl(identifier, '/checkout'));
    expect(await findAxeErrors(buyer)).toEqual([]);
    await fillCheckoutFields(buyer);
    await buyer.getByLabel('Discount code or gift card').fill(code.toLowerCase());
    await buyer.keyboard.press('Enter');
    await expect(buyer.getByText(code, { exact: true })).toBeVisible();
    await buyer.getByRole('button', { name: 'Enter payment details' }).click();
    await buyer.getByLabel('Card number at Stripe').fill('4242 4242 4242 4242');
    await buyer.getByRole('button', { name: 'Place order' }).click();
    await expect(buyer).toHaveURL(/\/order\//);
    // 40 dollars less 25 %, 9 for shipping, 10 % tax on the rest.
    await expect(buyer.locator('[data-total="grand"] dd')).toHaveText('$42.00');
    expect((await stripe.charges()).map(({ amount }) => amount)).toEqual([3100, 4200]);
  });

  await test.step('the owner ships a part with tracking, and refunds a piece with restock', async () => {
    await shop.owner.open(identifier, '/orders');
    await page
      .getByRole('row', { name: /\$42\.00/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
    await page.keyboard.press('f');
    const fulfill = page.getByRole('dialog', { name: /^Fulfill order/ });
    await fulfill.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
    await fulfill.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNumber);
    await fulfill.getByRole('button', { name: 'Fulfill items' }).click();
    await expect(fulfill).toBeHidden();
    await expect(page.getByRole('link', { name: trackingNumber })).toBeVisible();
    await page.keyboard.press('r');
    const refund = page.getByRole('dialog', { name: /^Refund order/ });
    await refund.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
    await page.keyboard.press('Tab');
    await refund.getByRole('button', { name: /^Refund / }).click();
    await expect(page.getByText('Partially refunded').first()).toBeVisible();
    // A piece cost 15 dollars and 1.50 tax.
    await expect(page.getByText('$16.50').first()).toBeVisible();
    await shop.owner.open(identifier, '/inventory');
    await expect(page.getByLabel(`Stock of ${product}, A2, Oak`)).toHaveValue('4');
    await expect(page.getByLabel(`Stock of ${product}, A3, Black`)).toHaveValue('4');
  });

  await test.step('the buyer sees both on the page of the order', async () => {
    await buyer.reload();
    await expect(buyer.getByRole('link', { name: 'Track package' })).toBeVisible();
    await expect(buyer.getByText(/^Refunded on/)).toBeVisible();
    expect(await findAxeErrors(buyer)).toEqual([]);
    await context.close();
  });

  await test.step('the guide has disappeared, because everything is done', async () => {
    await shop.owner.open(identifier);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Set up your store')).toBeHidden();
  });
});
