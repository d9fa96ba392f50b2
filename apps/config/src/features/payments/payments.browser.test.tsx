import axe from 'axe-core';
import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakePassword } from '../../fake-api/account-handlers.ts';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleWebsite } from '../../fake-api/sample.ts';

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
  await expect.element(screen.getByText(/Buyers get an invoice as a PDF/)).toBeVisible();
});

it('saves the offered payment methods by keyboard and shows a confirmation', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  const card = screen.getByRole('switch', { name: /^Test card/ });
  await expect.element(card).toBeChecked();
  (card.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(card).not.toBeChecked();
  expect(offered(app)).toEqual(['testCard', 'invoice']);
  (screen.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => offered(app)).toEqual(['invoice']);
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
  for (const one of screen.getByRole('switch', { checked: true }).all()) await clickLabel(one);
  await expect.element(warning).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => offered(app)).toEqual([]);
  await expect.element(warning).toBeVisible();
});

it('requires the password when the login is not fresh, then saves the selection', async () => {
  const app = await renderApp(path, { state: { isLoginFresh: false } });
  const { screen } = app;
  await clickLabel(screen.getByRole('switch', { name: /^Invoice/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByLabelText('Password')).toHaveFocus();
  expect(offered(app)).toEqual(['testCard', 'invoice']);
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
  const later = screen.getByRole('switch', { name: /^Invoice/ });
  await clickLabel(later);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No space is left.');
  await expect.element(later).not.toBeChecked();
  expect(offered(app)).toEqual(['testCard', 'invoice']);
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

it('saves the name and the instructions of a method next to its switch', async () => {
  const { screen, api } = await renderApp(path);
  const name = screen.getByLabelText('Bank transfer: name');
  const instructions = screen.getByLabelText('Bank transfer: instructions');
  await expect
    .element(screen.getByLabelText('Invoice: instructions'))
    .toHaveValue('Due within 14 days.');
  await expect.element(instructions).not.toBeInTheDocument();
  await clickLabel(screen.getByRole('switch', { name: /^Bank transfer/ }));
  await userEvent.fill(name, 'Wire');
  await userEvent.fill(instructions, 'IBAN DE02\nBIC X');
  await expect
    .element(screen.getByLabelText('Invoice: instructions'))
    .toHaveValue('Due within 14 days.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.payments.find(({ id }) => id === 'bankTransfer'))
    .toMatchObject({ isOffered: true, manual: { name: 'Wire', instructions: 'IBAN DE02\nBIC X' } });
  expect(api.state.payments.find(({ id }) => id === 'invoice')?.manual?.instructions).toBe(
    'Due within 14 days.',
  );
});

it('warns that buyers can order without paying while a live website offers the test card', async () => {
  const websites = [{ ...sampleWebsite, liveReleaseId: idOf('release', 1) }];
  const { screen } = await renderApp(path, { state: { websites } });
  const warning = screen.getByText(/buyers can order without paying/);
  await expect.element(warning).toBeVisible();
  await clickLabel(screen.getByRole('switch', { name: /^Test card/ }));
  await expect.element(warning).not.toBeInTheDocument();
});

it('asks for the account before bank transfers are offered', async () => {
  const { screen, api } = await renderApp(path);
  await clickLabel(screen.getByRole('switch', { name: /^Bank transfer/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const instructions = screen.getByLabelText('Bank transfer: instructions');
  await expect
    .element(instructions)
    .toHaveAccessibleDescription(/Enter the account that buyers transfer the money to/);
  const stored = () => api.state.payments.find(({ id }) => id === 'bankTransfer');
  expect(stored()?.isOffered).toBe(false);
  await userEvent.fill(instructions, 'IBAN DE02');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(stored).toMatchObject({ isOffered: true });
});

it('says how long instructions can be', async () => {
  const { screen } = await renderApp(path);
  await userEvent.fill(screen.getByLabelText('Invoice: instructions'), 'x'.repeat(601));
  await expect.element(screen.getByText(/^Use 600 characters or fewer/)).toBeVisible();
});

it('is found by the words of merchants', async () => {
  const { screen } = await renderApp(path);
  await expect.element(screen.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  for (const word of [
    'bank transfer',
    'wire',
    'iban',
    'cash',
    'cod',
    'invoice',
    'manual payment',
  ]) {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(screen.getByRole('searchbox'), word);
    await expect.element(screen.getByRole('menuitem', { name: /^Payments/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  }
});

it.each(['light', 'dark'])('has no axe violations and fits into 360 px: %s', async (scheme) => {
  await page.viewport(360, 740);
  document.documentElement.dataset['appearance'] = scheme;
  const { screen } = await renderApp(path);
  await expect.element(screen.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  for (const method of [/^Bank transfer/, /^Cash on pickup/])
    await clickLabel(screen.getByRole('switch', { name: method }));
  await expect.element(screen.getByLabelText('Cash on pickup: instructions')).toBeVisible();
  window.scrollTo(0, 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  delete document.documentElement.dataset['appearance'];
});

it('saves that payments are captured manually', async () => {
  const { screen, api } = await renderApp(path);
  await userEvent.click(screen.getByRole('button', { name: /Capture payments/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Manually' }));
  await expect.element(screen.getByText(/Capture each payment within 7 days/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.capture).toBe('manual');
});
