import { buyProduct } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { expect, test } from './test.ts';

test('an order placed while its product is being edited is still deducted from the stock', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  const stock = () => owner.stockOf('shop', 'Speckled mug');
  const before = await stock();
  await page
    .getByRole('row', { name: /Speckled mug/ })
    .getByRole('link')
    .click();
  // The variant that a buyer gets who chooses none.
  const shown = page.getByLabel('Stock of Cream', { exact: true });
  const left = Number(await shown.inputValue());
  await shown.fill(String(left + 10));
  await shown.blur();

  const visitor = await browser.newPage();
  await buyProduct(visitor, site, /Speckled mug/);
  await visitor.close();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Speckled mug is saved')).toBeVisible();
  expect(await stock()).toBe(before + 10 - 1);
});

test('the browser asks before its window is closed on something that is not saved', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('shop', '/settings');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Tidewater House');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(title).toHaveValue('Tidewater House');
});

test('an error shows the request ID of the failed response', async ({ page, site }) => {
  await page.goto(site.configUrl('/config/login'));
  await page.getByLabel('Email address').fill(site.owner.email);
  await page.getByLabel('Password').fill('not this one');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Log in' }).click();
  const { requestId } = (await (await answered).json()) as { requestId: string };
  expect(requestId).toMatch(/^[0-9a-f]{24}$/);
  await expect(page.getByRole('alert')).toContainText(`Reference ${requestId}`);
});

test('unsaved edits survive a reload, even if another tab saves in the meantime', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.edit('portfolio', '/about');
  const other = new ConfigArea(await page.context().newPage(), site);
  await other.edit('portfolio', '/about');
  const before = (await owner.frame.locator('h1').first().innerText()).trim();

  await page.bringToFront();
  // The server is unavailable to the page until its reload; otherwise it may save before it closes.
  let isOffline = true;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isOffline = false;
  });
  await page.route(/\/operations\?/, (route) => (isOffline ? route.abort() : route.continue()));
  await owner.write(before, 'Written on a train');
  await expect(page.getByText(/offline|not saved/i).first()).toBeVisible();
  await other.page.bringToFront();
  await other.rewrite(before, 'Written at home');

  await page.bringToFront();
  await page.reload();
  await expect(owner.frame.getByText('Written on a train', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await other.page.bringToFront();
  await expect(other.frame.getByText('Written on a train', { exact: true })).toBeVisible();
});
