import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleOrder } from '../../fake-api/sample.ts';

const authorization = {
  amountCents: 2975,
  captureBefore: '2026-11-27T09:00:00.000Z',
  isCapturing: false,
};

async function open(changes: Partial<typeof authorization> = {}) {
  const payment = {
    ...sampleOrder.payment,
    refundableCents: 0,
    authorization: { ...authorization, ...changes },
  };
  const order = { ...sampleOrder, paymentState: 'authorized' as const, payment };
  const app = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
    state: { orders: [order] },
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  return app;
}

it('shows until when a payment can be captured, and captures the whole amount by keyboard', async () => {
  const { screen, api } = await open();
  await expect
    .element(screen.getByText('Payment authorized · capture by Nov 27, 2026'))
    .toBeVisible();
  (screen.getByRole('button', { name: 'Capture payment' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Capture payment of order 1042' });
  await expect.element(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('29.75');
  await userEvent.click(dialog.getByRole('button', { name: 'Capture €29.75' }));
  await expect.element(screen.getByText('€29.75 captured')).toBeVisible();
  expect(api.state.orders[0]).toMatchObject({ paymentState: 'paid' });
});

it('captures a part, after saying that the rest is released, and fits at 360 pixels', async () => {
  await page.viewport(360, 800);
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Capture payment' }));
  const dialog = screen.getByRole('dialog', { name: 'Capture payment of order 1042' });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await userEvent.fill(amount, '30');
  await expect.element(dialog.getByText('At most €29.75 can be captured.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Capture' })).toBeDisabled();
  await userEvent.fill(amount, '10');
  await expect
    .element(dialog.getByText('€19.75 is released, and cannot be captured later.'))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await userEvent.click(dialog.getByRole('button', { name: 'Capture €10.00' }));
  await expect
    .element(screen.getByText('€10.00 of €29.75 was captured. The rest was released.'))
    .toBeVisible();
  expect(api.state.orders[0]?.payment.refundableCents).toBe(1000);
});

it('offers no second capture while one is in progress', async () => {
  const { screen } = await open({ isCapturing: true });
  await expect.element(screen.getByText('The capture is in progress.')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Capture payment' }))
    .not.toBeInTheDocument();
});

it('says in the fulfillment that nothing is charged yet', async () => {
  const { screen } = await open();
  await userEvent.keyboard('f');
  await expect.element(screen.getByText(/nothing has been charged so far/)).toBeVisible();
});
