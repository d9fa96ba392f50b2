import { ConfigArea } from './models/config-area.ts';
import { expect, test } from './test.ts';

// A server of its own, which a setting of its own starts: no other journey fills in what is required here.
test.use({ environment: { MAIL_FROM: 'checkout@localhost.localdomain' } });

test('an owner decides what the checkout asks for, and a buyer without JavaScript buys one product at once (STORE-01, STORE-02)', async ({
  page,
  browser,
  site,
}) => {
  const owner = new ConfigArea(page, site);

  await test.step('the owner requires a phone number and the terms, and adds a field', async () => {
    await owner.logIn();
    await owner.open('shop', '/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await page
      .getByRole('switch', { name: /^Express checkout/ })
      .locator('xpath=ancestor::label')
      .click();
    const phone = page.getByRole('radiogroup', { name: 'Phone number' });
    await phone.getByText('Required').click();
    await page.getByText('Customers must agree to your terms').click();
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
    await page.getByLabel('Title', { exact: true }).fill('Name on the mug');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
  });

  await test.step('a buyer without JavaScript sees all errors at once, and loses nothing', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const buyer = await context.newPage();
    await buyer.goto(site.siteUrl('shop', '/shop'));
    await buyer.getByRole('main').getByRole('link', { name: /mug/i }).first().click();
    await buyer.getByRole('button', { name: 'Buy now' }).click();
    await expect(buyer).toHaveURL(/\/checkout$/);
    const main = buyer.getByRole('main');
    await expect(main.locator('[data-line]')).toHaveCount(1);
    await expect(main.getByText('State or region')).toBeVisible();
    await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
    await main.getByLabel('Country', { exact: true }).selectOption('DE');
    await main.getByRole('textbox', { name: 'First name' }).fill('Nora');
    await main.getByRole('textbox', { name: 'Last name' }).fill('Lind');
    await main.getByLabel('Name on the mug').fill('Nora');
    await main.getByRole('button', { name: 'Place order' }).click();
    await expect(main.locator('[name="shippingAddress.line1"]')).toBeFocused();
    for (const name of ['line1', 'zip', 'city', 'phone'])
      await expect(main.locator(`[data-error-for="shippingAddress.${name}"]`)).not.toBeEmpty();
    await expect(main.locator('[data-error-for="acceptsTerms"]')).not.toBeEmpty();
    await expect(main.getByLabel('Name on the mug')).toHaveValue('Nora');

    await main.locator('[name="shippingAddress.line1"]').fill('Torstraße 1');
    await main.locator('[name="shippingAddress.zip"]').fill('10119');
    await main.locator('[name="shippingAddress.city"]').fill('Berlin');
    await main.locator('[name="shippingAddress.phone"]').fill('030 901820');
    await main.getByRole('checkbox', { name: /^I agree/ }).check();
    await main.getByLabel('Card number').fill('4242 4242 4242 4242');
    await main
      .getByRole('button', { name: /^Update shipping/ })
      .first()
      .click();
    await expect(main.locator('[name="shippingAddress.phone"]')).toHaveValue('030 901820');
    await main.getByLabel('Card number').fill('4242 4242 4242 4242');
    await main.getByRole('button', { name: 'Place order' }).click();
    await expect(buyer).toHaveURL(/\/order\//);
    await context.close();
  });

  await test.step('the order contains the answers', async () => {
    await owner.open('shop', '/orders');
    await page
      .getByRole('row', { name: /Nora Lind/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText('+49 30 901820')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Name on the mug' })).toBeVisible();
    await expect(page.getByText(/^Agreed to the terms/)).toBeVisible();
  });
});
