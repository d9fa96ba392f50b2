import axe from 'axe-core';
import { HttpResponse } from 'msw';
import {
  collaboratorRole,
  permissionsOf,
  type CollaboratorRole,
} from '@sitewright/contracts/codes';
import { errorEnvelope, err } from '@sitewright/contracts/errors';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakePassword } from '../../fake-api/account-handlers.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

const { ADMIN, BILLING, EDITOR, MODERATOR } = collaboratorRole;
const address = '/harbour-cafe/contributors';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

const standing = (...roles: CollaboratorRole[]) => ({
  isOwner: false,
  roles,
  permissions: [...permissionsOf({ isOwner: false, roles })],
});

const open = async (state: Parameters<typeof renderApp>[1] = {}) => {
  const app = await renderApp(address, state);
  await expect
    .element(app.screen.getByRole('list', { name: 'Contributors', exact: true }))
    .toBeVisible();
  return app;
};

it('lists contributors with their role names, and pending invitations', async () => {
  const { screen } = await open();
  const people = screen.getByRole('list', { name: 'Contributors', exact: true });
  await expect.element(people).toMatchTextContent(/Olive Owner Owner You.*Everything/);
  await expect.element(people).toMatchTextContent(/Nora Lind.*Editor and Reports/);
  await expect
    .element(screen.getByRole('list', { name: 'Pending invitations' }))
    .toMatchTextContent(/piet@example\.com.*Store manager.*Sent by Olive Owner/);
});

it('invites a person by keyboard', async () => {
  const { screen, api } = await open();
  (screen.getByRole('button', { name: 'Invite', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Invite a person' })).toBeVisible();
  await userEvent.keyboard('quinn@example.com{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose at least one role.');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('checkbox', { name: 'Editor' })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  await expect
    .element(screen.getByRole('list', { name: 'Pending invitations' }))
    .toMatchTextContent(/quinn@example\.com/);
  expect(api.state.invitations.at(-1)).toMatchObject({
    email: 'quinn@example.com',
    roles: [EDITOR],
  });
});

it('shows an error for an address that is already invited and keeps the chosen roles', async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Invite', exact: true }));
  await userEvent.fill(screen.getByLabelText('Email address'), 'piet@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Moderator' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await expect
    .element(screen.getByLabelText('Email address'))
    .toHaveAccessibleDescription(/has been invited already/);
  await expect.element(screen.getByRole('checkbox', { name: 'Moderator' })).toBeChecked();
});

it('disables a role the account cannot assign and explains why', async () => {
  const rights = permissionsOf({ isOwner: false, roles: [ADMIN] });
  const permissions = [...rights].filter((right) => !right.startsWith('orders.'));
  const { screen } = await open({ state: { membership: { ...standing(ADMIN), permissions } } });
  await userEvent.click(screen.getByRole('button', { name: 'Invite', exact: true }));
  const manager = screen.getByRole('checkbox', { name: 'Store manager' });
  await expect.element(manager).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(manager)
    .toHaveAccessibleDescription(
      /Can manage products.*You cannot assign this role: it has permissions that you lack, for orders\./,
    );
  await manager.click({ force: true });
  await expect.element(manager).not.toBeChecked();
  await expect
    .element(screen.getByRole('checkbox', { name: 'Editor' }))
    .toHaveAttribute('aria-disabled', 'false');
});

it('requires the password when the login is not fresh, then completes the request', async () => {
  const { screen, api } = await open({ state: { isLoginFresh: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Send again to piet@example.com' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Confirm your password' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('guess{Enter}');
  await expect
    .element(screen.getByLabelText('Password'))
    .toHaveAccessibleDescription(/This is not your password/);
  await userEvent.fill(screen.getByLabelText('Password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => api.state.invitations[0]?.expiresAt).toBe('2026-12-31T09:00:00.000Z');
});

it('changes nothing when the password is not given', async () => {
  const { screen, api } = await open({ state: { isLoginFresh: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Nora Lind' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByLabelText('Password')).not.toBeInTheDocument();
  expect(api.state.contributors).toHaveLength(2);
});

it('changes the roles of a contributor and requires at least one role', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change roles of Nora Lind' }));
  for (const name of ['Editor', 'Reports'])
    await userEvent.click(screen.getByRole('checkbox', { name, exact: true }));
  await expect.element(screen.getByRole('button', { name: 'Save roles' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Moderator' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save roles' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.state.contributors[1]?.roles).toEqual([MODERATOR]);
});

it('removes a contributor after confirmation and moves focus to a remaining contributor', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Nora Lind' }));
  expect(api.state.contributors).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(screen.getByText('nora@example.com')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: /^Olive Owner/ })).toHaveFocus();
});

it('withdraws an invitation', async () => {
  const { screen, api } = await open();
  const name = 'Withdraw the invitation of piet@example.com';
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect
    .element(screen.getByRole('list', { name: 'Pending invitations' }))
    .not.toBeInTheDocument();
  expect(api.state.invitations).toEqual([]);
  await expect.element(screen.getByRole('heading', { name: 'Contributors' })).toHaveFocus();
});

it('shows no button to remove the owner and no Leave button for the owner', async () => {
  const { screen } = await open();
  await expect
    .element(screen.getByRole('button', { name: 'Remove Olive Owner' }))
    .not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Leave the website' }))
    .not.toBeInTheDocument();
});

it('transfers the website with the correct password and shows an error for a wrong one', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ownership' }));
  await userEvent.click(screen.getByRole('button', { name: /New owner/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Nora Lind, nora@example.com' }));
  await userEvent.fill(screen.getByLabelText('Your password'), 'guess');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer website' }));
  await expect
    .element(screen.getByLabelText('Your password'))
    .toHaveAccessibleDescription(/This is not your password/);
  expect(api.state.contributors[0]?.isOwner).toBe(true);
  await userEvent.fill(screen.getByLabelText('Your password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Leave the website' })).toBeVisible();
  expect(api.state.contributors).toMatchObject([
    { isOwner: false, roles: [ADMIN] },
    { isOwner: true, roles: [] },
  ]);
});

it('shows why the new owners could not be loaded, and loads them again on request', async () => {
  let isFailing = false;
  const { body, status } = errorEnvelope(err('authorizationFail'), 'fake');
  const { screen } = await open({
    wrapFetch: (fetch) => (url, request) =>
      isFailing && url.includes('/contributors')
        ? Promise.resolve(HttpResponse.json(body, { status }))
        : fetch(url, request),
  });
  isFailing = true;
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ownership' }));
  const dialog = screen.getByRole('alertdialog');
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/The contributors could not be loaded/);
  isFailing = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await userEvent.click(dialog.getByRole('button', { name: /New owner/ }));
  await expect
    .element(screen.getByRole('option', { name: 'Nora Lind, nora@example.com' }))
    .toBeVisible();
});

it('shows people with read access no button except Leave', async () => {
  const { screen, api, address: at } = await open({ state: { membership: standing(BILLING) } });
  await expect.element(screen.getByText('piet@example.com')).toBeVisible();
  const names = screen
    .getByRole('main')
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(['Leave the website']);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the website' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave', exact: true }));
  await expect.element(screen.getByRole('heading', { name: 'Websites' })).toBeVisible();
  expect([at(), api.state.websites]).toEqual(['/config/', []]);
});

it('explains that a person with more permissions cannot be changed', async () => {
  const rights = permissionsOf({ isOwner: false, roles: [ADMIN] });
  const permissions = [...rights].filter((right) => right !== 'analytics.sales.read');
  const { screen } = await open({ state: { membership: { ...standing(ADMIN), permissions } } });
  await expect.element(screen.getByText(/more permissions than you/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Remove Nora Lind' }))
    .not.toBeInTheDocument();
});

it.each(['the list', 'the dialog'])(
  'has no axe violations and fits into 360 px: %s',
  async (part) => {
    await page.viewport(360, 740);
    const { screen } = await open({
      state: {
        membership: {
          ...standing(ADMIN),
          permissions: ['config.access', 'contributors.read', 'contributors.write'],
        },
      },
    });
    if (part === 'the dialog') {
      await userEvent.click(screen.getByRole('button', { name: 'Invite', exact: true }));
      await expect
        .element(screen.getByRole('checkbox', { name: 'Viewer', exact: true }))
        .toBeInTheDocument();
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);
