import { ConfigArea } from './models/config-area.ts';
import { openPage } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** How an owner moves between the pages of a site and its configuration. */

test('redirects /config paths of a site to the configuration area (SITE-04)', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.siteUrl('shop', '/config'));
  await expect(page).toHaveURL(new RegExp(`^${site.configUrl('/config/')}`));
  await page.goto(site.siteUrl('shop', '/config/design'));
  await expect(page).toHaveURL(new RegExp(`^${site.configUrl('/config/')}`));
});

test('opens the design panel at /config/design (ROUTE-23)', async ({ page, site }) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl('/config/design'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/design|styles/i);
});

test('frames the page of the frameUrl parameter (ROUTE-21)', async ({ page, site }) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.siteUrl('portfolio', '/config/?frameUrl=%2Fsearch%3Fq%3Dlandscape'));
  const frame = page.locator('iframe').first();
  await expect(frame).toHaveAttribute('src', /\/search\?q=landscape/);
});

test('opens the editor for a logged-in owner on Escape (ESC-01, ROLE-02)', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl('/visit/portfolio?path=%2Farchitecture%3Fnoredirect'));
  await expect(page).toHaveURL(/portfolio\.localhost.*noredirect/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('img').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/config\.localhost.*\/edit\?path=/);
});

test('stays on the site for the whole session after one visit with ?noredirect (ROUTE-20)', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl('/visit/portfolio?path=%2F%3Fnoredirect'));
  await expect(page).toHaveURL(/portfolio\.localhost.*noredirect/);
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/viewer'));
  await page.goto(site.siteUrl('portfolio', '/about'));
  await asked;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(site.siteUrl('portfolio', '/about'));
  // Another tab is another session of the same owner, which did not ask to stay on the site.
  const otherTab = await page.context().newPage();
  await otherTab.goto(site.siteUrl('portfolio', '/about'));
  await expect(otherTab).toHaveURL(/config\.localhost/);
});

test('opens the site from the configuration area and returns on Escape', async ({ page, site }) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('portfolio');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Visit website' }).click();
  const visit = await opened;
  // The query parameter is removed from the URL, and the owner stays.
  await expect(visit).toHaveURL(site.siteUrl('portfolio', '/'));
  await visit.waitForLoadState('networkidle');
  await visit.waitForTimeout(500);
  await expect(visit).toHaveURL(site.siteUrl('portfolio', '/'));
  await visit.keyboard.press('Escape');
  await expect(visit).toHaveURL(/config\.localhost.*\/portfolio\/edit\?path=%2F$/);
  const inEditor = new ConfigArea(visit, site);
  await inEditor.frame.locator('main').waitFor();
  await visit.keyboard.press('Escape');
  await expect(visit).toHaveURL(site.siteUrl('portfolio', '/'));
  await visit.waitForLoadState('networkidle');
  await visit.waitForTimeout(500);
  await expect(visit).toHaveURL(site.siteUrl('portfolio', '/'));
});

test('shows an owner that a website is not published, with a link to the editor', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl('/config/'));
  await page.getByRole('button', { name: 'New website' }).click();
  await page.getByLabel('Title').fill('Not Yet There');
  await page.getByRole('button', { name: 'Create website' }).click();
  await expect(page).toHaveURL(/\/config\/not-yet-there$/);
  await page.goto(site.configUrl('/visit/not-yet-there?path=%2F'));
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await expect(page).toHaveURL(/\/not-yet-there\/edit\?path=%2F$/);
});

test('shows a visitor the login on Escape, without a sign-up link (ESC-08)', async ({
  page,
  site,
}) => {
  await openPage(page, site.siteUrl('portfolio'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: /create one|sign up/i })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(site.siteUrl('portfolio'));
});

test('shows the same address with editing tools to an owner, and without to a visitor (SITE-14)', async ({
  page,
  browser,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.edit('portfolio', '/about');
  await expect(page.locator('iframe').first()).toHaveAttribute('src', /\/about(?:\?|$)/);
  await expect(owner.frame.locator('script[src*="canvas.js"]')).toHaveCount(1);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(site.siteUrl('portfolio', '/about'));
  await expect(visitor.locator('script[src*="canvas.js"]')).toHaveCount(0);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    await owner.frame.getByRole('heading', { level: 1 }).innerText(),
  );
});

test('switches the framed page between the widths of desktop, tablet and phone (CFG-01)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.edit('portfolio');
  const width = async () => (await owner.frame.locator('body').boundingBox())?.width ?? 0;
  const inner = () => owner.frame.locator('body').evaluate(() => window.innerWidth);
  const desktop = await inner();
  for (const [device, least, most] of [
    ['Phone', 320, 432],
    ['Tablet', 700, 1024],
  ] as const) {
    await page.getByRole('radio', { name: device }).click({ force: true });
    await expect.poll(inner).toBeLessThanOrEqual(most);
    expect(await inner()).toBeGreaterThanOrEqual(least);
    expect(await width()).toBeGreaterThan(0);
  }
  await page.getByRole('radio', { name: 'Desktop' }).click({ force: true });
  await expect.poll(inner).toBe(desktop);
});

test('creates an account and a website and publishes it (SITE-16)', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site.configUrl('/config/signup'));
  await page.getByLabel(/name/i).first().fill('Mara Osei');
  await page.getByLabel('Email address').fill('mara@example.com');
  await page.getByLabel('Password').fill('a long enough secret');
  await page.getByRole('button', { name: /create/i }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = () => /http\S+\/config\/confirm-sign-up\?token=\S+/.exec(site.printed())?.[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link() ?? '');
  await page.getByLabel('Password').fill('a long enough secret');
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Websites' })).toBeVisible();
  await page
    .getByRole('button', { name: /(new|create|add).*(web)?site/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/title|name/i)
    .first()
    .fill('Osei Bakery');
  await dialog.getByRole('button', { name: /create/i }).click();
  await expect(page).toHaveURL(/\/config\/osei-bakery/);
  const owner = new ConfigArea(page, site);
  await owner.open('osei-bakery', '/edit?path=%2F');
  await owner.frame.locator('main').waitFor();
  await owner.publish();
  const visitor = await (await browser.newContext()).newPage();
  const response = await visitor.goto(site.siteUrl('osei-bakery'));
  expect(response?.status()).toBe(200);
  await expect(visitor.getByRole('banner')).toContainText('Osei Bakery');
});

test('shows changes of one tab in all other tabs without a reload (ROLE-12)', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.edit('cafe', '/menu');
  const other = new ConfigArea(await page.context().newPage(), site);
  await other.edit('cafe', '/menu');
  const refetched: string[] = [];
  for (const tab of [page, other.page]) {
    tab.on('request', (request) => {
      if (/\/document\?/.test(request.url())) refetched.push(request.url());
    });
  }
  const list = await page.context().newPage();
  await new ConfigArea(list, site).open('cafe', '/forms');

  const before = (await owner.frame.locator('h1').first().innerText()).trim();
  await page.bringToFront();
  await owner.rewrite(before, 'What the bakery has');
  await other.page.bringToFront();
  await expect(other.frame.getByText('What the bakery has', { exact: true })).toBeVisible();
  // The edits there continue from it, and arrive here.
  await other.rewrite('What the bakery has', 'What the oven has');
  await expect(other.page.getByText(/another person/i)).toHaveCount(0);
  await page.bringToFront();
  await expect(owner.frame.getByText('What the oven has', { exact: true })).toBeVisible();
  // Each tab applied the other's edits without reading the page again.
  expect(refetched).toEqual([]);

  const forms = list.getByRole('row', { name: 'New form' });
  await expect(forms).toHaveCount(0);
  await owner.open('cafe', '/forms');
  await page.getByRole('button', { name: 'New form' }).click();
  await list.bringToFront();
  await expect(forms).toHaveCount(1);
});

test('loads the editing canvas only with a valid edit token (ROLE-11)', async ({
  page,
  browser,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.edit('portfolio', '/about');
  await owner.pointAt(owner.frame.locator('h1').first());
  await expect(owner.frame.locator('[data-canvas-overlay] .hover')).toHaveCount(1);

  const canvas = 'script[data-config-origin]';
  await expect(owner.frame.locator(canvas)).toHaveCount(1);

  // The same page without an edit token, and with an invalid one.
  const framed = await page.locator('iframe').first().getAttribute('src');
  const visitor = await (await browser.newContext()).newPage();
  for (const address of [site.siteUrl('portfolio', '/about'), `${framed}x`]) {
    await openPage(visitor, address);
    await expect(visitor.locator('h1').first()).toBeVisible();
    await expect(visitor.locator(canvas)).toHaveCount(0);
  }
});

test('logs out on Shift+Escape and shows the confirmation once (LOGOUT-01, LOGOUT-02, LOGOUT-03)', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl('/visit/portfolio?path=%2Fabout%3Fnoredirect'));
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift+Escape');
  await expect(page).toHaveURL(site.siteUrl('portfolio', '/?logout=true'));
  const dialog = page.getByRole('dialog', { name: 'Logout Successful' });
  await expect(dialog).toContainText('You have been successfully logged out.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(site.siteUrl('portfolio', '/'));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
});
