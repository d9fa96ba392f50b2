import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

const path = '/harbour-cafe/gift-cards';
beforeEach(() => page.viewport(1280, 800));

it('lists gift cards with the end of their codes, balances and the outstanding balance', async () => {
  const { screen } = await renderApp(path);
  const row = screen.getByRole('row', { name: /7QX2/ });
  await expect.element(row.getByText('Ada Byron').last()).toBeVisible();
  await expect.element(row.getByText('€30.00 / €50.00')).toBeVisible();
  await expect.element(screen.getByText('Outstanding balance: €30.00')).toBeVisible();
});

it('shows the ledger of a gift card with a link to the order', async () => {
  const { screen } = await renderApp(path);
  await userEvent.click(screen.getByRole('link', { name: /7QX2/ }));
  const redeemed = screen.getByRole('row', { name: /Redeemed/ });
  await expect.element(redeemed.getByRole('cell', { name: '-€20.00' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Order 1042' })).toBeVisible();
  await expect.element(screen.getByText('Happy birthday!')).toBeVisible();
});

it('issues a gift card by keyboard and shows its code once', async () => {
  const { screen, api } = await renderApp(path);
  await expect.element(screen.getByRole('link', { name: /7QX2/ })).toBeVisible();
  await userEvent.keyboard('c');
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Amount' }), '25');
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'Recipient’s email' }),
    'bea@example.com',
  );
  (dialog.getByRole('button', { name: 'Issue' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('ABCD-EFGH-JKMN-2345')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await expect.element(screen.getByText('ABCD-EFGH-JKMN-2345')).not.toBeInTheDocument();
  expect(api.state.giftCards[0]).toMatchObject({
    initialCents: 2500,
    recipientEmail: 'bea@example.com',
  });
});

it('adjusts the balance with a reason, and not below zero', async () => {
  const { screen, api } = await renderApp(path);
  await userEvent.click(screen.getByRole('link', { name: /7QX2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Adjust balance' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.getByText('Remove'));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Amount' }), '31');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong amount');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  await expect
    .element(dialog.getByText('This is more than the balance of the card.'))
    .toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Amount' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  await expect.element(screen.getByText('The balance is €20.00')).toBeVisible();
  expect(api.state.giftCards[0]?.entries[0]).toMatchObject({
    amountCents: -1000,
    reason: 'Wrong amount',
  });
});

it('deactivates after a confirmation, activates and mails again', async () => {
  const { screen, api } = await renderApp(path);
  await userEvent.click(screen.getByRole('link', { name: /7QX2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await expect.element(screen.getByText('Emailed to ada@example.com')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await userEvent.click(
    screen.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }),
  );
  await expect.poll(() => api.state.giftCards[0]?.isActive).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await expect.poll(() => api.state.giftCards[0]?.isActive).toBe(true);
});

it('lets customers choose an amount within bounds', async () => {
  const { screen, api } = await renderApp(path);
  await clickLabel(screen.getByRole('switch', { name: /^Customers can choose/ }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Minimum' }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.giftCardBounds).toEqual({ minCents: 500, maxCents: 50_000 });
});

it('fits 360 pixels', async () => {
  await page.viewport(360, 780);
  const { screen } = await renderApp(path);
  await expect.element(screen.getByRole('link', { name: /7QX2/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
