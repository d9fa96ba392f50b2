import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleOrder } from '../../fake-api/sample.ts';

async function open(changes: Partial<typeof sampleOrder> = {}) {
  const app = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
    state: { orders: [{ ...sampleOrder, ...changes }] },
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  return app;
}

it('refunds one piece with restock by keyboard, after showing its amount and tax', async () => {
  const { screen, api } = await open();
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog', { name: 'Refund order 1042' });
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of House blend to refund' });
  await userEvent.fill(quantity, '1');
  await userEvent.tab();
  await expect.element(dialog.getByText('€14.88 of €29.75, with €2.38 tax')).toBeVisible();
  await expect.element(dialog.getByRole('switch', { name: 'Restock House blend' })).toBeChecked();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Broken');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('€14.88 refunded')).toBeVisible();
  await expect.element(screen.getByText('Partially refunded')).toBeVisible();
  await expect.element(screen.getByText('Total after refunds')).toBeVisible();
  await expect.element(screen.getByText('€14.87', { exact: true })).toBeVisible();
  expect(api.state.orders[0]).toMatchObject({
    refundState: 'partlyRefunded',
    refunds: [{ amountCents: 1488, method: 'provider' }],
  });
  expect(api.state.restocked).toEqual([sampleOrder.lines[0]?.id]);
});

it('tells variants of a product apart, also to a screen reader', async () => {
  const [line] = sampleOrder.lines;
  const lines = ['250 g', '1 kg'].map((variant, index) => ({
    ...line!,
    id: idOf('line', index + 7),
    variant,
  }));
  const refunded = {
    id: idOf('refund', 1),
    at: sampleOrder.createdAt,
    state: 'succeeded' as const,
    method: 'provider' as const,
    amountCents: 500,
    giftCardCents: 0,
    shippingCents: 0,
    taxCents: 0,
    lines: [{ lineId: lines[1]!.id, quantity: 1, amountCents: 500 }],
  };
  const { screen } = await open({ lines, refunds: [refunded] });
  await expect.element(screen.getByText('1 × House blend, 1 kg')).toBeVisible();
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog', { name: 'Refund order 1042' });
  for (const name of ['250 g', '1 kg'])
    await expect
      .element(dialog.getByRole('textbox', { name: `Quantity of House blend, ${name} to refund` }))
      .toBeVisible();
});

it('does not offer more than was paid', async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = screen.getByRole('dialog', { name: 'Refund order 1042' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Other amount' }), '29.76');
  await expect.element(dialog.getByText('This is more than can be refunded.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Refund' }).last()).toBeDisabled();
});

it('cancels an order with its refund', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel order 1042?' });
  await expect.element(dialog.getByText('€29.75 through Test card').first()).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await expect.element(screen.getByText('Order 1042 is canceled')).toBeVisible();
  expect(api.state.orders[0]).toMatchObject({ state: 'cancelled', refundState: 'refunded' });
  await expect
    .element(screen.getByRole('button', { name: 'Cancel order' }))
    .not.toBeInTheDocument();
});

it('does not say of a refunded order that nothing was charged', async () => {
  const payment = { ...sampleOrder.payment, refundableCents: 0 };
  const { screen } = await open({ refundState: 'refunded', payment });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel order 1042?' });
  await expect.element(dialog.getByRole('switch', { name: /Restock/ })).toBeInTheDocument();
  await expect.element(dialog.getByText(/Nothing was charged/)).not.toBeInTheDocument();
});

it('marks an order as paid, and then offers a refund outside of the shop', async () => {
  const payment = { ...sampleOrder.payment, canRefund: false, refundableCents: 0 };
  const { screen, api } = await open({ paymentState: 'awaitingPayment', payment });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Mark as paid?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect.element(screen.getByText('Order 1042 is paid')).toBeVisible();
  expect(api.state.orders[0]?.paymentState).toBe('paid');
  await userEvent.keyboard('r');
  await expect.element(screen.getByText(/You return the money yourself/)).toBeVisible();
});

it.each(['refund', 'tracking', 'ship', 'cancel'])(
  'finds an action for “%s” in the command palette',
  async (word) => {
    const { screen } = await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(screen.getByRole('searchbox'), word);
    await expect.element(screen.getByRole('menuitem').first()).toBeVisible();
    await expect
      .element(screen.getByRole('menuitem', { name: /Fulfill items|Refund|Cancel order/ }).first())
      .toBeVisible();
  },
);

it.each(['orders.fulfil', 'orders.refund'] as const)(
  'hides the actions that need the permission %s from people without it',
  async (missing) => {
    const { ownerMembership } = await import('../../fake-api/sample.ts');
    const permissions = ownerMembership.permissions.filter((permission) => permission !== missing);
    const { screen } = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
      state: { membership: { ...ownerMembership, permissions } },
    });
    await expect.element(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
    const hidden = missing === 'orders.fulfil' ? 'Fulfill items' : 'Refund';
    const shown = missing === 'orders.fulfil' ? 'Refund' : 'Fulfill items';
    await expect.element(screen.getByRole('button', { name: shown })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: hidden })).not.toBeInTheDocument();
  },
);

it('fits into a window of 360 px, also with its dialogs', async () => {
  await page.viewport(360, 740);
  const { screen } = await open();
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(overflow()).toBeLessThanOrEqual(0);
  await userEvent.keyboard('r');
  await expect.element(screen.getByRole('dialog', { name: 'Refund order 1042' })).toBeVisible();
  expect(overflow()).toBeLessThanOrEqual(0);
  await page.viewport(1280, 800);
});

it('says what a refund does to a gift card, and returns at most what is left on it', async () => {
  const line = sampleOrder.lines[0]!;
  const giftCards = [{ lineId: line.id, balancesCents: [1000, 0] }];
  const { screen } = await open({ payment: { ...sampleOrder.payment, giftCards } });
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog', { name: 'Refund order 1042' });
  await expect
    .element(
      dialog.getByText(
        'The gift card has €10.00 left. A refund deactivates it and returns at most that.',
      ),
    )
    .toBeVisible();
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of House blend to refund' });
  await userEvent.fill(quantity, '1');
  await userEvent.tab();
  await expect.element(dialog.getByText(/^€10\.00 of €10\.00/)).toBeVisible();
  await expect.element(dialog.getByRole('switch', { name: /Restock/ })).not.toBeInTheDocument();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Other amount' }), '0.01');
  await expect.element(dialog.getByText(/Gift cards of this order were spent/)).toBeVisible();
});
