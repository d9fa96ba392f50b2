import { chooseOption } from './models/choose-option.ts';
import { ConfigArea } from './models/config-area.ts';
import { waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\./).last()).toBeVisible();
}

/** Puts the shop's first mug into the cart and opens the checkout; works with and without scripts. */
async function startCheckout(page: Page, shop: string, hasScripts: boolean): Promise<void> {
  await page.goto(`${shop}shop`);
  await page.getByRole('main').getByRole('link', { name: /mug/i }).first().click();
  await page.waitForURL(/\/shop\/./);
  if (hasScripts) {
    await waitForIslands(page);
    const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
    await page.getByRole('button', { name: /add to cart/i }).click();
    await added;
    await page.goto(`${shop}cart`);
  } else await page.getByRole('button', { name: /add to cart/i }).click();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
}

async function fillAddress(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill('nora@example.com');
  await main.getByLabel('Country', { exact: true }).selectOption('NO');
  await main.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Lind');
  await main.getByLabel('Address', { exact: true }).fill('Havnegata 1');
  await main.locator('[name="shippingAddress.zip"]').fill('0150');
  await main.locator('[name="shippingAddress.city"]').fill('Oslo');
}

// A server of its own, which a setting of its own starts: other journeys buy in the shop whose zones are replaced here.
test.use({ environment: { MAIL_FROM: 'shop@localhost.localdomain' } });

test('an owner without settings creates a zone and a tax rate, and buyers see and pay both, also without JavaScript', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const owner = new ConfigArea(page, site);
  const shop = site.siteUrl('shop');

  await test.step('the owner replaces all shipping by one zone', async () => {
    await owner.logIn();
    await owner.open('shop', '/shipping');
    await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
    const remove = page.getByRole('button', { name: /^Remove (zone|location|delivery) / });
    await expect(remove.first()).toBeVisible();
    while ((await remove.count()) > 0) await remove.first().click();
    await page.getByRole('button', { name: 'Add a shipping zone' }).click();
    await chooseOption(page, /Add a country/, 'Norway');
    await page.getByLabel('Rate name').fill('Coastal post');
    await page.getByLabel('Delivery estimate').fill('4 days');
    await page.getByLabel('Price', { exact: true }).fill('9');
    await page.getByLabel('Free from').fill('500');
    await save(page);
  });

  await test.step('the owner replaces all taxes by one rate', async () => {
    await owner.open('shop', '/taxes');
    await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
    const remove = page.getByRole('button', { name: /^Remove rate / });
    await expect(remove.first()).toBeVisible();
    while ((await remove.count()) > 0) await remove.first().click();
    await page.getByRole('button', { name: 'Add rate' }).click();
    const rate = page.getByRole('group', { name: /^Rate / });
    await chooseOption(page, /Country/, 'Norway');
    await rate.getByRole('textbox', { name: 'Name' }).fill('MVA');
    await rate.getByLabel('Rate', { exact: true }).fill('25');
    await save(page);
  });

  for (const hasScripts of [true, false])
    await test.step(`a buyer ${hasScripts ? 'with' : 'without'} JavaScript sees and pays both`, async () => {
      const context = await browser.newContext({ javaScriptEnabled: hasScripts });
      const buyer = await context.newPage();
      await startCheckout(buyer, shop, hasScripts);
      await fillAddress(buyer);
      const main = buyer.getByRole('main');
      if (!hasScripts)
        await main
          .getByRole('button', { name: /^Update shipping/ })
          .first()
          .click();
      await expect(main.getByRole('radio', { name: /^Coastal post/ })).toBeChecked();
      await expect(main.getByText('4 days', { exact: true })).toBeVisible();
      await expect(main.locator('[data-total="shipping"] dd')).toHaveText('$9.00');
      await expect(main.locator('[data-total="tax"] dd')).toHaveText(/^\$[1-9]/);
      const tax = await main.locator('[data-total="tax"] dd').innerText();
      await main.getByLabel('Card number').fill('4242 4242 4242 4242');
      await main.getByRole('button', { name: 'Place order' }).click();
      await expect(buyer).toHaveURL(/\/order\//);
      await expect(buyer.getByText('Coastal post')).toBeVisible();
      await expect(buyer.getByText('MVA 25%', { exact: true })).toBeVisible();
      await expect(buyer.locator('[data-total="tax"] dd')).toHaveText(tax);
      await context.close();
    });

  await test.step('a buyer in another country reads that the store does not ship there', async () => {
    const buyer = await (await browser.newContext()).newPage();
    await startCheckout(buyer, shop, true);
    await buyer.getByLabel('Country', { exact: true }).selectOption('CH');
    await expect(buyer.getByText('This store does not ship to this address.')).toBeVisible();
  });

  await test.step('the owner sees the tax by rate', async () => {
    await owner.open('shop', '/orders');
    await page
      .getByRole('row', { name: /Nora Lind/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText(/MVA/).first()).toBeVisible();
    await expect(page.getByText('25%').first()).toBeVisible();
    await expect(page.getByText('Shipping: Coastal post')).toBeVisible();
  });
});
