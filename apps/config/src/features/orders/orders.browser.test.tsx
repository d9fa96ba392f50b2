import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

it('shows the details of an order and fulfills it with a keyboard shortcut', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/orders');
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await expect.element(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  await expect.element(screen.getByText('19 %')).toBeVisible();
  await expect.element(screen.getByText(/Order placed/)).toBeVisible();
  await userEvent.keyboard('f');
  await expect.element(screen.getByText('Order 1042 is fulfilled')).toBeVisible();
  expect(api.state.orders[0]?.state).toBe('fulfilled');
  await expect
    .element(screen.getByRole('button', { name: 'Mark as fulfilled' }))
    .not.toBeInTheDocument();
});

it('filters orders by state and adds the filter to the URL', async () => {
  const { screen, address } = await renderApp('/harbour-cafe/orders');
  await userEvent.click(screen.getByText('Canceled'));
  await expect.element(screen.getByText('No orders')).toBeVisible();
  expect(address()).toContain('state=cancelled');
});

it('shows line prices, the tax amount and the country name', async () => {
  const { screen } = await renderApp('/harbour-cafe/orders');
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  const line = screen.getByRole('row', { name: /House blend/ });
  await expect.element(line.getByRole('cell').last()).toHaveTextContent('€25.00');
  await expect.element(screen.getByText('€4.75')).toBeVisible();
  await expect.element(screen.getByText(/20457 Hamburg\s+Germany/)).toBeVisible();
});

it('formats a US address with state and ZIP+4', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/orders');
  const [order] = api.state.orders;
  const american = {
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    zipExtension: '1234',
    country: 'US',
  };
  api.state.orders = [{ ...order!, shippingAddress: { ...order!.shippingAddress!, ...american } }];
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await expect.element(screen.getByText(/Portland, ME 04101-1234\s+United States/)).toBeVisible();
});
