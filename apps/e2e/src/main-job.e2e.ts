import { ConfigArea } from './models/config-area.ts';
import { openPage, waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';
import { fillCheckout } from './models/checkout.ts';

/** The product's main job on real input, from an owner's edit to the resulting order. */
test('an owner edits and publishes, a visitor buys, and the owner sees the order (SITE-02, SITE-03, SITE-12)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(150_000);
  const owner = new ConfigArea(page, site);
  const visitor = await (await browser.newContext()).newPage();

  await test.step('the owner edits the heading of the shop in place without changing the live page', async () => {
    await owner.logIn();
    await owner.edit('shop');
    const before = (await owner.frame.locator('h1').first().innerText()).trim();
    await visitor.goto(site.siteUrl('shop'));
    await owner.rewrite(before, 'Made by hand, used every day');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before);
  });

  await test.step('the visitor sees the heading after publishing', async () => {
    await owner.publish();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Made by hand, used every day',
    );
  });

  await test.step('the visitor opens the lightbox of a gallery and closes it', async () => {
    // Without its script, an image is a link to its file.
    await openPage(visitor, site.siteUrl('portfolio', '/architecture'));
    await visitor.getByRole('main').getByRole('img').first().click();
    const lightbox = visitor.getByRole('dialog');
    await expect(lightbox).toBeVisible();
    await visitor.keyboard.press('ArrowRight');
    await visitor.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  });

  await test.step('the visitor sends the contact form', async () => {
    await visitor.goto(site.siteUrl('portfolio', '/contact'));
    const form = visitor.getByRole('main').locator('form').first();
    await form.getByLabel('First name').fill('Nora');
    await form.getByLabel('Last name').fill('Lind');
    await form.getByLabel(/^Email/).fill('nora@example.com');
    await form.getByLabel(/What is it about/).selectOption('A building');
    await form.getByLabel(/Tell me about it/).fill('A small library with a large roof.');
    await visitor.waitForTimeout(2_500);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('I answer within three days')).toBeVisible();
  });

  const stock = await owner.stockOf('shop', 'Speckled mug');
  const bought = await test.step('the visitor buys a product', async () => {
    await visitor.goto(site.siteUrl('shop', '/shop'));
    await visitor.getByRole('main').getByRole('link', { name: 'Speckled mug' }).first().click();
    const title = (await visitor.getByRole('heading', { level: 1 }).innerText()).trim();
    await visitor.waitForURL(/\/shop\/./);
    await waitForIslands(visitor);
    const added = visitor.waitForResponse((response) => response.url().includes('/api/cart/'));
    await visitor.getByRole('button', { name: /add to cart/i }).click();
    await added;
    await visitor.goto(site.siteUrl('shop', '/cart'));
    await expect(visitor.getByRole('main')).toContainText(title);
    await visitor.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(visitor);
    await expect(visitor).toHaveURL(/\/order\//);
    await expect(visitor.getByRole('main')).toContainText(title);
    const number = /#?(\d{4,})/.exec(await visitor.getByRole('main').innerText())?.[1];
    return { title, number };
  });

  await test.step('the owner finds the submission', async () => {
    await owner.open('portfolio', '/submissions');
    await page.getByText('Nora Lind').click();
    await expect(page.getByText('A small library with a large roof.').first()).toBeVisible();
  });

  await test.step('the stock is reduced by one', async () => {
    expect(await owner.stockOf('shop', bought.title)).toBe(stock - 1);
  });

  await test.step('the owner finds the order and its mail', async () => {
    await owner.open('shop', '/orders');
    await expect(page.getByText(String(bought.number)).first()).toBeVisible();
    await owner.open('shop', '/mail');
    await expect(page.getByText('nora@example.com', { exact: true }).first()).toBeVisible();
  });
});
