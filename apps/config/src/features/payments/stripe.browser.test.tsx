import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { fakePassword } from '../../fake-api/account-handlers.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleStripeAccount, sampleStripeConnection } from '../../fake-api/sample.ts';
import { samplePayments } from '../../fake-api/payment-samples.ts';

const path = '/harbour-cafe/payments';
const { EDITOR } = collaboratorRole;
const connected = { ...sampleStripeAccount, connection: sampleStripeConnection };

it('connects an account, shows it without its secrets, and clears the fields', async () => {
  const { screen, api } = await renderApp(path);
  await expect.element(screen.getByText(/api\/webhooks\/stripe/)).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Publishable key'), 'pk_test_1');
  await userEvent.fill(screen.getByLabelText('Secret key'), 'sk_test_1');
  await expect.element(screen.getByRole('button', { name: 'Verify and connect' })).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Signing secret of the endpoint'), 'whsec_1');
  await userEvent.click(screen.getByRole('button', { name: 'Verify and connect' }));
  await expect.element(screen.getByText('acct_1')).toBeVisible();
  await expect.element(screen.getByText(/Cards are not charged with test keys/)).toBeVisible();
  expect(document.body.textContent).not.toContain('sk_test_1');
  expect(api.state.stripe.connection).not.toBeNull();
});

it('copies the URL of the webhook and its events', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await renderApp(path);
  await userEvent.click(screen.getByRole('button', { name: 'Copy URL' }));
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenLastCalledWith(sampleStripeAccount.webhookUrl);
  await userEvent.click(screen.getByRole('button', { name: 'Copy events' }));
  await expect.poll(() => write.mock.lastCall?.[0]).toContain('payment_intent.succeeded');
});

it('shows the error of each key, and keeps what was typed', async () => {
  const { screen } = await renderApp(path);
  await userEvent.fill(screen.getByLabelText('Publishable key'), 'pk_test_1');
  await userEvent.fill(screen.getByLabelText('Secret key'), 'sk_wrong');
  await userEvent.fill(screen.getByLabelText('Signing secret of the endpoint'), 'whsec_1');
  await userEvent.keyboard('{Enter}');
  const secret = screen.getByLabelText('Secret key');
  await expect
    .element(secret)
    .toHaveAccessibleDescription(expect.stringContaining('Stripe does not accept this key.'));
  await expect.element(secret).toHaveValue('sk_wrong');
});

it('asks for the password before keys are stored when the login is not fresh', async () => {
  const { screen, api } = await renderApp(path, { state: { isLoginFresh: false } });
  await userEvent.fill(screen.getByLabelText('Publishable key'), 'pk_test_1');
  await userEvent.fill(screen.getByLabelText('Secret key'), 'sk_test_1');
  await userEvent.fill(screen.getByLabelText('Signing secret of the endpoint'), 'whsec_1');
  await userEvent.click(screen.getByRole('button', { name: 'Verify and connect' }));
  await expect.element(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard(`${fakePassword}{Enter}`);
  await expect.element(screen.getByText('acct_1')).toBeVisible();
  expect(api.state.stripe.connection).not.toBeNull();
});

it('disconnects after a question', async () => {
  const { screen, api } = await renderApp(path, { state: { stripe: connected } });
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/no longer accepts cards/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await expect.poll(() => api.state.stripe.connection).toBeNull();
  await expect.element(screen.getByLabelText('Secret key')).toBeVisible();
});

it('returns from replacing keys without a change', async () => {
  const { screen } = await renderApp(path, { state: { stripe: connected } });
  await userEvent.click(screen.getByRole('button', { name: 'Replace keys' }));
  await expect.element(screen.getByLabelText('Secret key')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.element(screen.getByLabelText('Secret key')).not.toBeInTheDocument();
});

it('says what the operator has to set when the server cannot store keys', async () => {
  const { screen } = await renderApp(path, {
    state: { stripe: { ...sampleStripeAccount, availability: 'noEncryptionKey' } },
  });
  await expect.element(screen.getByText('ENCRYPTION_KEYS', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('Secret key')).not.toBeInTheDocument();
});

it('shows an account to people who cannot change it, without buttons', async () => {
  const { screen } = await renderApp(path, {
    state: {
      stripe: connected,
      membership: {
        isOwner: false,
        roles: [EDITOR],
        permissions: [...permissionsOf({ isOwner: false, roles: [EDITOR] })],
      },
    },
  });
  await expect.element(screen.getByText('acct_1')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
});

it('tells buyers about installments, once an amount is entered', async () => {
  const { screen, api } = await renderApp(path, {
    state: { payments: [{ ...samplePayments[0]!, id: 'stripe', name: 'Card or wallet' }] },
  });
  await clickLabel(screen.getByRole('switch', { name: /^Tell buyers/ }));
  await userEvent.fill(screen.getByLabelText('Orders from'), '35');
  await userEvent.fill(screen.getByLabelText('Orders up to'), 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByLabelText('Orders up to'))
    .toHaveAccessibleDescription(expect.stringMatching(/./));
  expect(api.state.installments).toBeNull();
  await userEvent.fill(screen.getByLabelText('Orders up to'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.installments).toEqual({ minCents: 3500, maxCents: null });
});

it('shows the bounds of installments to those who may not change them', async () => {
  const { screen } = await renderApp(path, {
    state: {
      payments: [{ ...samplePayments[0]!, id: 'stripe', name: 'Card or wallet' }],
      installments: { minCents: 3500, maxCents: null },
      membership: {
        isOwner: false,
        roles: [EDITOR],
        permissions: [...permissionsOf({ isOwner: false, roles: [EDITOR] })],
      },
    },
  });
  await expect.element(screen.getByLabelText('Orders from')).toBeDisabled();
  await expect.element(screen.getByLabelText('Orders up to')).toBeDisabled();
});
