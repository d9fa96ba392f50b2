import axe from 'axe-core';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakePassword } from '../../fake-api/account-handlers.ts';
import { fakeInvitationToken } from '../../fake-api/contributor-handlers.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleInvitation } from '../../fake-api/sample.ts';

const link = `/invitation?token=${fakeInvitationToken}`;
const invited = { email: sampleInvitation.email };

beforeEach(async () => {
  await page.viewport(1280, 800);
});

it('shows the website, inviter and roles of an invitation and opens the website when accepted', async () => {
  const { screen, api, address } = await renderApp(link, { state: invited });
  await expect.element(screen.getByRole('heading', { name: 'Work on Harbour Café' })).toBeVisible();
  await expect.element(screen.getByText('Olive Owner invites you.')).toBeVisible();
  await expect.element(screen.getByText(/Can manage products/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await expect.poll(address).toBe('/config/harbour-cafe');
  expect(api.state.invitations).toEqual([]);
});

it('returns to the invitation after sign-up', async () => {
  const { screen, address } = await renderApp(link, { state: { isLoggedIn: false } });
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await expect.element(screen.getByLabelText('Email address')).toHaveValue(invited.email);
  await userEvent.fill(screen.getByLabelText('Your name'), 'Piet');
  await userEvent.fill(screen.getByLabelText('Password'), 'long enough');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Accept the invitation' })).toBeVisible();
  expect(address()).toBe(`/config${link}`);
});

it('returns to the invitation after login', async () => {
  const { screen } = await renderApp(link, { state: { isLoggedIn: false } });
  await userEvent.click(screen.getByRole('link', { name: 'I have an account: log in' }));
  await userEvent.fill(screen.getByLabelText('Email address'), invited.email);
  await userEvent.fill(screen.getByLabelText('Password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Accept the invitation' })).toBeVisible();
});

it('does not let another account accept, and offers to log out', async () => {
  const { screen } = await renderApp(link);
  await expect.element(screen.getByText(/You are logged in as owner@example\.com/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Accept the invitation' }))
    .not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log out and continue' }));
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

it('redirects a viewer to the published website after accepting', async () => {
  const invitations = [{ ...sampleInvitation, roles: [collaboratorRole.VIEWER] }];
  const { screen, left } = await renderApp(link, { state: { ...invited, invitations } });
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await expect.poll(() => left).toEqual(['/visit/harbour-cafe']);
});

it.each(['/invitation?token=one-that-was-used-long-ago', '/invitation'])(
  'shows what to do with an invalid invitation link: %s',
  async (path) => {
    const { screen } = await renderApp(path);
    await expect
      .element(screen.getByRole('heading', { name: 'This invitation cannot be used' }))
      .toBeVisible();
    await expect.element(screen.getByText(/ask for a new one/i)).toBeVisible();
  },
);

it('has no axe violations and fits into 360 px', async () => {
  await page.viewport(360, 740);
  const { screen } = await renderApp(link, { state: { isLoggedIn: false } });
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('ignores an external return URL after login', async () => {
  const { screen, address } = await renderApp('/login?returnTo=https%3A%2F%2Fevil.example%2F', {
    state: { isLoggedIn: false },
  });
  await userEvent.fill(screen.getByLabelText('Email address'), 'owner@example.com');
  await userEvent.fill(screen.getByLabelText('Password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Websites' })).toBeVisible();
  expect(address()).toBe('/config/');
});
