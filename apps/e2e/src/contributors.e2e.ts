import { ConfigArea } from './models/config-area.ts';
import { websiteCalls } from './models/website-calls.ts';
import { expect, test } from './test.ts';

/** Role codes (ENUM-50). */
const roles = { editor: 4, viewer: 10 } as const;
const person = { name: 'Nora Lind', email: 'nora.lind@example.com', password: 'a quiet harbour' };

test('an owner invites an editor, who signs up, edits, publishes and loses access when removed (ROLE-02, ROLE-14)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(150_000);
  const owner = new ConfigArea(page, site);
  const invitedPage = await (await browser.newContext()).newPage();
  const invited = new ConfigArea(invitedPage, site);
  await owner.logIn();

  const link =
    await test.step('the owner sends an invitation, and the mail contains a link', async () => {
      await owner.open('cafe', '/contributors');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.getByLabel('Email address').fill(person.email);
      await page.getByRole('checkbox', { name: 'Editor', exact: true }).check();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByRole('list', { name: 'Pending invitations' })).toContainText(
        person.email,
      );
      await owner.open('cafe', '/mail');
      await page.getByRole('button', { name: /invites you to work on/ }).click();
      await page.getByRole('tab', { name: 'Plain text' }).click();
      const text = await page.getByRole('tabpanel').innerText();
      return /http\S+\/config\/invitation\?token=\S+/.exec(text)?.[0] ?? '';
    });

  await test.step('the invited person signs up and accepts', async () => {
    await invitedPage.goto(link);
    await invitedPage.getByRole('link', { name: 'Create an account' }).click();
    await invitedPage.getByLabel('Your name').fill(person.name);
    await expect(invitedPage.getByLabel('Email address')).toHaveValue(person.email);
    await invitedPage.getByLabel('Password').fill(person.password);
    await invitedPage.getByRole('button', { name: 'Create account' }).click();
    await invitedPage.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(invitedPage).toHaveURL(/\/config\/cafe$/);
    await expect(invitedPage.getByRole('navigation', { name: 'Website' })).toBeVisible();
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'This invitation cannot be used' }),
    ).toBeVisible();
  });

  await test.step('the editor edits and publishes', async () => {
    // Key presses only reach the front page.
    await invitedPage.bringToFront();
    await invited.edit('cafe');
    const before = (await invited.frame.locator('h1').first().innerText()).trim();
    await invited.rewrite(before, 'Bread, boats and coffee');
    await invited.publish();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(site.siteUrl('cafe'));
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bread, boats and coffee');
  });

  await test.step('the editor has no access to orders, submissions, mail and the list of contributors', async () => {
    await invited.open('cafe', '');
    const navigation = invitedPage.getByRole('navigation', { name: 'Website' });
    await expect(navigation.getByRole('link', { name: 'Pages' })).toBeVisible();
    for (const name of ['Orders', 'Submissions', 'Sent emails'])
      await expect(navigation.getByRole('link', { name })).toHaveCount(0);
    await expect(invitedPage.getByText('Unauthorized request')).toHaveCount(0);
    await invited.open('cafe', '/submissions');
    await expect(
      invitedPage.getByRole('alert').filter({ hasText: /could not be loaded/ }),
    ).toBeVisible();
    await invited.open('cafe', '/contributors');
    await expect(invitedPage.getByRole('button', { name: 'Leave the website' })).toBeVisible();
    await expect(invitedPage.getByRole('alert')).toHaveCount(0);
    await expect(invitedPage.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
  });

  await test.step('Escape on a page opens the editor for an editor, but not for a viewer', async () => {
    const pressEscape = async () => {
      const asked = invitedPage.waitForResponse((response) =>
        response.url().endsWith('/api/viewer'),
      );
      await invitedPage.goto(site.configUrl('/visit/cafe?path=%2F%3Fnoredirect'));
      await asked;
      await expect(invitedPage).toHaveURL(/cafe\.localhost.*noredirect/);
      await invitedPage.waitForLoadState('networkidle');
      await invitedPage.keyboard.press('Escape');
    };
    await pressEscape();
    await expect(invitedPage).toHaveURL(/config\.localhost.*\/edit\?path=/);

    const call = await websiteCalls(page, 'cafe');
    const giveRole = async (role: number) => {
      const { rows } = await call<{ rows: { id: string; email: string }[] }>(
        'GET',
        '/contributors',
      );
      const { id } = rows.find(({ email }) => email === person.email) ?? {};
      await call('PATCH', `/contributors/${id}`, { roles: [role] });
    };
    await giveRole(roles.viewer);
    await pressEscape();
    await invitedPage.waitForTimeout(500);
    await expect(invitedPage).toHaveURL(/cafe\.localhost/);
    await giveRole(roles.editor);
  });

  await test.step('the owner removes the editor, and the editor’s next request returns 401', async () => {
    await invited.open('cafe', '/pages');
    await expect(invitedPage.getByRole('heading', { name: 'Pages' })).toBeVisible();
    await owner.open('cafe', '/contributors');
    await page.getByRole('button', { name: `Remove ${person.name}` }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(person.email)).toHaveCount(0);
    const rejected = invitedPage.waitForResponse(
      (response) => response.url().includes('/api/') && response.status() === 401,
    );
    await invitedPage.getByRole('link', { name: 'Files' }).click();
    await rejected;
    await expect(invitedPage.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await invitedPage.getByLabel('Email address').fill(person.email);
    await invitedPage.getByLabel('Password').fill(person.password);
    await invitedPage.getByRole('button', { name: 'Log in' }).click();
    await expect(invitedPage.getByText('Website not found')).toBeVisible();
  });
});
