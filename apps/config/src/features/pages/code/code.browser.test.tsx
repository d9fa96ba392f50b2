import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakePassword } from '../../../fake-api/account-handlers.ts';
import { renderApp } from '../../../fake-api/render-app.tsx';
import { idOf } from '../../../fake-api/sample.ts';

const pageId = idOf('page', 2);
const script = '<script src="https://cdn.example/a.js"></script>';

async function openSettings(changes?: Parameters<typeof renderApp>[1]) {
  const rendered = await renderApp('/harbour-cafe/pages', changes);
  await userEvent.click(rendered.screen.getByRole('button', { name: 'Settings of Visit' }));
  return rendered;
}

it('saves code after password confirmation and lists the contacted hosts', async () => {
  const { screen, api } = await openSettings();
  api.state.isLoginFresh = false;
  await userEvent.click(screen.getByRole('button', { name: 'Add code' }));
  await userEvent.fill(screen.getByLabelText('End of head'), script);
  await userEvent.fill(screen.getByLabelText('End of body'), '<p>Hello</p>');
  await userEvent.click(
    screen.getByRole('dialog', { name: 'Custom code' }).getByRole('button', { name: 'Save' }),
  );
  const question = screen.getByRole('alertdialog');
  await userEvent.fill(question.getByLabelText('Password'), fakePassword);
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
  await expect.element(screen.getByText('cdn.example')).toBeVisible();
  expect(api.state.codes.get(pageId)).toEqual({ head: script, foot: '<p>Hello</p>' });
  await expect.element(screen.getByRole('button', { name: 'Edit code' })).toBeVisible();
});

it('shows an error for invalid code and keeps the typed code', async () => {
  const { screen, api } = await openSettings();
  await userEvent.click(screen.getByRole('button', { name: 'Add code' }));
  const head = screen.getByLabelText('End of head');
  await userEvent.fill(head, '\n<title>Mine</title>');
  await userEvent.click(
    screen.getByRole('dialog', { name: 'Custom code' }).getByRole('button', { name: 'Save' }),
  );
  await expect.element(screen.getByText('Line 2: <title> cannot stand here.')).toBeVisible();
  await expect.element(head).toHaveValue('\n<title>Mine</title>');
  expect(api.state.codes.size).toBe(0);
});

it('shows no code button without permission', async () => {
  const account = { isOwner: false, roles: [collaboratorRole.EDITOR] };
  const membership = { ...account, permissions: [...permissionsOf(account)] };
  const { screen } = await openSettings({ state: { membership } });
  await expect.element(screen.getByLabelText('URL slug')).toBeVisible();
  expect(screen.getByRole('button', { name: /code/i }).query()).toBeNull();
});

it('disables code editing on Android (CFG-04)', async () => {
  const { screen } = await openSettings({
    services: { userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome' },
  });
  await expect.element(screen.getByText('Code editing is not available on Android.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add code' }).query()).toBeNull();
});
