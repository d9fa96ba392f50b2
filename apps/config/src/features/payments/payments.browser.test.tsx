import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakePassword } from '../../fake-api/account-handlers.ts';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

const path = '/harbour-cafe/payments';
const offered = ({ api }: Awaited<ReturnType<typeof renderApp>>) =>
  api.state.payments.filter(({ isOffered }) => isOffered).map(({ id }) => id);

it('describes what each payment method means for the owner', async () => {
  const { screen } = await renderApp(path);
  const card = screen.getByRole('switch', { name: /^Test card/ });
  await expect.element(card).toBeChecked();
  await expect
    .element(screen.getByText(/Orders count as paid, but nobody is charged/))
    .toBeVisible();
  await expect.element(screen.getByText(/you send an invoice yourself/)).toBeVisible();
});

it('saves the offered payment methods by keyboard and shows a confirmation', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  const card = screen.getByRole('switch', { name: /^Test card/ });
  await expect.element(card).toBeChecked();
  (card.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(card).not.toBeChecked();
  expect(offered(app)).toEqual(['testCard', 'payLater']);
  (screen.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => offered(app)).toEqual(['payLater']);
  await expect.element(screen.getByText(/^Saved/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await expect.element(card).not.toBeChecked();
});

it('warns before and after saving that a store without payment methods cannot sell', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  const warning = screen.getByText(/nobody can buy from your store/);
  await expect.element(screen.getByRole('switch').first()).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  for (const one of screen.getByRole('switch').all()) await clickLabel(one);
  await expect.element(warning).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => offered(app)).toEqual([]);
  await expect.element(warning).toBeVisible();
});

it('requires the password when the login is not fresh, then saves the selection', async () => {
  const app = await renderApp(path, { state: { isLoginFresh: false } });
  const { screen } = app;
  await clickLabel(screen.getByRole('switch', { name: /^Pay later/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByLabelText('Password')).toHaveFocus();
  expect(offered(app)).toEqual(['testCard', 'payLater']);
  await userEvent.keyboard(`${fakePassword}{Enter}`);
  await expect.poll(() => offered(app)).toEqual(['testCard']);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

it('keeps the selection and shows the server’s error when saving fails', async () => {
  const app = await renderApp(path, {
    wrapFetch: (fetch) => async (url, request) =>
      request.method === 'PUT'
        ? new Response(JSON.stringify({ error: 'No space is left.', code: 'storageFull' }), {
            status: 507,
          })
        : fetch(url, request),
  });
  const { screen } = app;
  const later = screen.getByRole('switch', { name: /^Pay later/ });
  await clickLabel(later);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No space is left.');
  await expect.element(later).not.toBeChecked();
  expect(offered(app)).toEqual(['testCard', 'payLater']);
});

it('disables the switches for read access and states who can change payment methods', async () => {
  const { EDITOR } = collaboratorRole;
  const { screen } = await renderApp(path, {
    state: {
      membership: {
        isOwner: false,
        roles: [EDITOR],
        permissions: [...permissionsOf({ isOwner: false, roles: [EDITOR] })],
      },
    },
  });
  await expect.element(screen.getByRole('switch').first()).toBeDisabled();
  await expect.element(screen.getByText(/Only the owner and administrators/)).toBeVisible();
});

it('shows an empty state when the server has no payment methods', async () => {
  const { screen } = await renderApp(path, { state: { payments: [] } });
  await expect.element(screen.getByText('No payment methods')).toBeVisible();
});

it('saves that payments are captured manually', async () => {
  const { screen, api } = await renderApp(path);
  await userEvent.click(screen.getByRole('button', { name: /Capture payments/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Manually' }));
  await expect.element(screen.getByText(/Capture each payment within 7 days/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.capture).toBe('manual');
});
