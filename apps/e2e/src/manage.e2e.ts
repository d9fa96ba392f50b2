import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigArea } from './models/config-area.ts';
import { openPage, waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** What an owner configures, and how visitors see it. */

const fig = join(import.meta.dirname, '../../api/demo/assets/cafe-fig.jpg');

test('shows the owner the form submission and newsletter sign-up of a visitor (SITE-09)', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await openPage(visitor, site.siteUrl('cafe', '/table'));
  const request = visitor.getByRole('main').locator('form').first();
  await request.getByLabel('First name').fill('Ida');
  await request.getByLabel('Last name').fill('Holm');
  await request.getByLabel(/^Email/).fill('ida@example.com');
  await request.getByLabel('Month').fill('5');
  await request.getByLabel('Day', { exact: true }).fill('1');
  await request.getByLabel('Year').fill('2031');
  await request.getByLabel(/What time/).selectOption('12.30');
  await request.getByLabel(/How many/).selectOption('Four');
  await visitor.waitForTimeout(2_500);
  await request.getByRole('button', { name: 'Ask for the table' }).click();
  await expect(visitor.getByText('the table is yours')).toBeVisible();
  const newsletter = visitor.getByRole('main').locator('form').last();
  await newsletter.getByLabel(/^Email/).fill('tide@example.com');
  await visitor.waitForTimeout(2_500);
  await newsletter.getByRole('button', { name: 'Sign me on' }).click();
  await expect(visitor.getByText('Welcome aboard.')).toBeVisible();
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('cafe', '/submissions');
  await expect(page.getByText('tide@example.com').first()).toBeVisible();
  await expect(page.getByText('ida@example.com').first()).toBeVisible();
});

test('builds a form in five steps, puts it on a page and reads what a visitor sent (FORM-01, FORM-34)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(90_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('portfolio', '/forms');
  await page.getByRole('button', { name: 'New form' }).click();
  await expect(page.getByRole('tab')).toHaveText([
    'Build',
    'Storage',
    'Advanced',
    'Captcha',
    'Disclaimer',
  ]);
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: /^Number/ }).click();
  await page.getByLabel('Title').fill('Prints');
  await page.getByRole('tab', { name: 'Storage' }).click();
  await page.getByLabel('Notification email').fill('prints@example.com');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await page.getByLabel('Form name').fill('Order prints');
  await page.getByLabel('Button label').fill('Order');
  await page.getByRole('tab', { name: 'Captcha' }).click();
  await page.getByRole('switch', { name: /^CAPTCHA/ }).press('Space');
  await page.getByRole('tab', { name: 'Disclaimer' }).click();
  await page.getByLabel('Success message').fill('The printer starts on Monday.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order prints');
  for (const [step, label, value] of [
    ['Storage', 'Notification email', 'prints@example.com'],
    ['Advanced', 'Button label', 'Order'],
    ['Disclaimer', 'Success message', 'The printer starts on Monday.'],
  ] as const) {
    await page.getByRole('tab', { name: step }).click();
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await page.getByRole('tab', { name: 'Captcha' }).click();
  await expect(page.getByRole('switch', { name: /^CAPTCHA/ })).toBeChecked();

  await owner.edit('portfolio', '/about');
  await owner.addBlock('Form');
  await page
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('button', { name: /Form$/ })
    .click();
  await page.getByRole('option', { name: 'Order prints' }).click();
  await expect(owner.frame.getByLabel(/^Prints/)).toBeVisible();
  await owner.publish();

  const visitor = await (await browser.newContext()).newPage();
  await openPage(visitor, site.siteUrl('portfolio', '/about'));
  const form = visitor.getByRole('main').locator('form').last();
  const worker = visitor.waitForEvent('worker');
  await form.getByLabel('First name').fill('Nora');
  await worker;
  await form.getByLabel('Last name').fill('Lind');
  await form.getByLabel(/^Email/).fill('nora@example.com');
  await form.getByLabel(/^Message/).fill('The bridge, please.');
  await form.getByLabel(/^Prints/).fill('3');
  await expect(form.getByRole('status')).toHaveText('Spam check done: you can send the form.');
  await visitor.waitForTimeout(2_500);
  await form.getByRole('button', { name: 'Order' }).click();
  await expect(visitor.getByText('The printer starts on Monday.')).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(site.siteUrl('portfolio', '/about'));
  const plainForm = plain.getByRole('main').locator('form').last();
  // Without rendering it: a browser under test keeps parsing as if scripts would run.
  expect(await plain.content()).toContain('This form can only be sent with JavaScript');
  await plainForm.getByLabel('First name').fill('Pia');
  await plainForm.getByLabel('Last name').fill('Lind');
  await plainForm.getByLabel(/^Email/).fill('plain@example.com');
  await plainForm.getByLabel(/^Message/).fill('By hand.');
  await plainForm.getByRole('button', { name: 'Order' }).click();
  await expect(plainForm).toContainText('Complete CAPTCHA before submitting.');
  await expect(plainForm.getByLabel(/^Message/)).toHaveValue('By hand.');

  await owner.open('portfolio', '/submissions');
  await page.getByText('Nora Lind').first().click();
  await expect(page.getByText('The bridge, please.').first()).toBeVisible();
  await owner.open('portfolio', '/mail');
  await expect(page.getByText('prints@example.com', { exact: true }).first()).toBeVisible();
});

test('uploads, renames and deletes a file (FILE-01)', async ({ page, site }) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('cafe', '/assets');
  // The website has the demo image already; one more byte makes it a different file.
  const ownFig = Buffer.concat([await readFile(fig), Buffer.from([0])]);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'half-a-fig.jpg', mimeType: 'image/jpeg', buffer: ownFig });
  const row = page.getByRole('row', { name: 'half-a-fig.jpg' });
  await expect(row).toBeVisible();
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'half-a-fig.jpg' });
  await dialog.getByLabel('File name').fill('fig-in-bowl.jpg');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const renamed = page.getByRole('row', { name: 'fig-in-bowl.jpg', exact: true });
  await renamed.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: 'cafe-fig.jpg' })).toBeVisible();
  await expect(renamed).toHaveCount(0);
});

test('links an uploaded duplicate of an image to the existing file', async ({ page, site }) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('cafe', '/assets');
  const files = page.getByRole('main').getByText(/^\d+ files$/);
  const before = await files.innerText();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: await readFile(fig) });
  await expect(page.getByText('This file already exists:')).toBeVisible();
  await page.getByRole('button', { name: 'cafe-fig.jpg' }).click();
  await expect(page.getByRole('dialog', { name: 'cafe-fig.jpg' })).toBeVisible();
  await page.reload();
  await expect(files).toHaveText(before);
});

test('restores a deleted page from the notification, and from the list at a new path', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  const add = async () => {
    await owner.open('cafe', '/pages');
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByLabel('Title').fill('Terrace');
    await page.getByRole('switch', { name: /Add to navigation/ }).press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
    await page.waitForURL(/edit/);
    await owner.open('cafe', '/pages');
  };
  const row = page.getByRole('row').filter({ hasText: 'Terrace' });
  const remove = async () => {
    await page.getByRole('button', { name: 'Settings of Terrace' }).first().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete page' }).click();
    await expect(page.getByText('Terrace is deleted.').first()).toBeVisible();
  };
  await add();
  await remove();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('/terrace');

  await remove();
  await expect(row).toHaveCount(0);
  await add();
  await page.getByRole('link', { name: 'Deleted pages' }).click();
  await page.getByRole('button', { name: 'Restore Terrace' }).click();
  await expect(
    page.getByText(/restored at \/terrace-2, because another page now uses \/terrace/),
  ).toBeVisible();
  await owner.open('cafe', '/pages');
  await expect(row).toHaveCount(2);
  await remove();
  await expect(row).toHaveCount(1);
  await remove();
  await expect(row).toHaveCount(0);
});

test('offers only the selected payment methods at checkout', async ({ page, browser, site }) => {
  const owner = new ConfigArea(page, site);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(site.siteUrl('shop', '/shop'));
  await visitor.getByRole('main').getByRole('link', { name: /mug/i }).first().click();
  await visitor.waitForURL(/\/shop\/./);
  await waitForIslands(visitor);
  const added = visitor.waitForResponse((response) => response.url().includes('/api/cart/'));
  await visitor.getByRole('button', { name: /add to cart/i }).click();
  await added;
  await visitor.goto(site.siteUrl('shop', '/checkout'));
  await expect(visitor.getByLabel('Card number')).toBeVisible();

  await owner.logIn();
  await owner.open('shop', '/payments');
  await page.getByRole('switch', { name: /^Test card/ }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Test card/ })).not.toBeChecked();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Place order' })).toBeVisible();
  await expect(visitor.getByLabel('Card number')).toHaveCount(0);

  await page.getByRole('switch', { name: /^Test card/ }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
});

test('changes header and footer, and visitors see it on every page after publishing (HF-04)', async ({
  page,
  browser,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  const visitor = await (await browser.newContext()).newPage();
  await owner.logIn();
  await owner.open('cafe', '/settings');
  await page.getByLabel('Tagline').fill('Open when the lamp is lit');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await owner.edit('cafe', '/', 'footer');
  await owner.rewrite('Mon to Fri', 'Open on every day of the week', 'contentinfo');
  await visitor.goto(site.siteUrl('cafe', '/menu'));
  await expect(visitor.getByRole('contentinfo')).toContainText('Mon to Fri');
  await owner.publish();
  for (const path of ['/', '/menu', '/visit', '/notes']) {
    await visitor.goto(site.siteUrl('cafe', path));
    await expect(visitor.getByRole('banner')).toContainText('Open when the lamp is lit');
    await expect(visitor.getByRole('contentinfo')).toContainText('Open on every day of the week');
  }
});

test('adds, aligns, moves, deletes and restores every kind of block (SITE-17)', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.edit('portfolio', '/contact');
  const kinds = await owner.blockKinds();
  expect(kinds.length).toBeGreaterThan(25);
  const settings = page.getByRole('complementary', { name: 'Settings' });
  for (const kind of kinds) {
    await test.step(kind, async () => {
      const block = owner.frame.locator(`[data-block="${await owner.addBlock(kind)}"]`);
      await expect(settings.getByRole('heading', { name: kind })).toBeVisible();
      await expect(settings.getByRole('tabpanel')).not.toBeEmpty();
      await settings.getByRole('tab', { name: 'Advanced' }).click();
      await settings.getByRole('button', { name: /Vertical alignment/ }).click();
      await page.getByRole('option', { name: 'Bottom' }).click();
      await expect(block).toHaveAttribute('data-place', 'end');
      // The list has the keys until it has closed.
      await expect(settings.getByRole('button', { name: /Vertical alignment/ })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(block).not.toHaveAttribute('data-place', 'end');
      // Arrow keys belong to the field while it has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const place = () => block.getAttribute('style');
      const first = await place();
      await page.keyboard.press('ArrowDown');
      await expect.poll(place).not.toBe(first);
      await page.keyboard.press('Delete');
      await expect(block).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(block).toHaveCount(1);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(place).toBe(first);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(block).toHaveCount(0);
    });
  }
});
