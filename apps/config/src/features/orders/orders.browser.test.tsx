import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleOrder } from '../../fake-api/sample.ts';

/** The sample order and two older ones. */
const orders = [
  sampleOrder,
  {
    ...sampleOrder,
    id: idOf('order', 2),
    number: 1041,
    paymentMethod: 'bankTransfer' as const,
    customerName: 'Grace Hopper',
    email: 'grace@example.com',
    lines: [{ ...sampleOrder.lines[0]!, sku: 'BOWL-7' }],
  },
  {
    ...sampleOrder,
    id: idOf('order', 3),
    number: 1040,
    state: 'fulfilled' as const,
    fulfillmentState: 'fulfilled' as const,
    lines: [{ ...sampleOrder.lines[0]!, fulfilledQuantity: 2 }],
  },
];
const open = (path = '/harbour-cafe/orders') => renderApp(path, { state: { orders } });

it('filters orders by tabs and search, and adds the filter to the URL', async () => {
  const { screen, address } = await open();
  await userEvent.click(screen.getByText('Canceled or refunded', { exact: true }));
  await expect.element(screen.getByText('No orders found')).toBeVisible();
  expect(address()).toContain('view=cancelledOrRefunded');
  await userEvent.click(screen.getByText('To fulfill', { exact: true }));
  await expect.element(screen.getByRole('link', { name: '#1041' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '#1040' })).not.toBeInTheDocument();
  await userEvent.fill(screen.getByRole('searchbox'), 'bowl');
  await expect.element(screen.getByRole('link', { name: '#1042' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: '#1041' })).toBeVisible();
  expect(address()).toContain('search=bowl');
});

it('names the payment method of each order', async () => {
  const { screen } = await open();
  const textOf = (name: RegExp) => screen.getByRole('row', { name }).element().textContent;
  await expect.element(screen.getByRole('row', { name: /#1041/ })).toBeVisible();
  expect(textOf(/#1041/)).toContain('Paid Bank transfer');
  expect(textOf(/#1040/)).not.toContain('Bank transfer');
});

it('fulfills a part of an order with tracking by keyboard, and shows it', async () => {
  const { screen, api } = await open();
  await expect.element(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('link', { name: '#1042' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  await userEvent.keyboard('f');
  const dialog = screen.getByRole('dialog', { name: 'Fulfill order 1042' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Quantity of House blend' }), '1');
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'Tracking number' }),
    '1Z5R89390357567127',
  );
  await expect.element(dialog.getByText('Recognized as UPS')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Order 1042 is partially fulfilled')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '1Z5R89390357567127' }))
    .toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z5R89390357567127');
  expect(api.state.orders[0]).toMatchObject({
    fulfillmentState: 'partlyFulfilled',
    fulfillments: [{ carrier: 'ups', lines: [{ quantity: 1 }] }],
  });
});

it('opens the next and the previous order of the filtered list with J and K', async () => {
  const { screen, address } = await open('/harbour-cafe/orders?view=toFulfill');
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await expect.element(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('heading', { name: 'Order 1041' })).toBeVisible();
  await userEvent.keyboard('j');
  await userEvent.keyboard('k');
  await expect.element(screen.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
  expect(address()).toContain('view=toFulfill');
  await userEvent.keyboard('u');
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(address()).toContain('view=toFulfill');
});

it('shows the payment method, and links back to the filtered list', async () => {
  const { screen, address } = await open('/harbour-cafe/orders?view=toFulfill');
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await expect.element(screen.getByText('Payment method')).toBeVisible();
  await expect.element(screen.getByText('Test card', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('main').getByRole('link', { name: 'Orders' }));
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(address()).toContain('view=toFulfill');
});

it('fulfills selected orders together', async () => {
  const { screen, api } = await open();
  // By mouse, which the link that covers the row must not catch.
  const boxOf = (name: string) =>
    screen.getByRole('checkbox', { name }).element().closest('label') as HTMLElement;
  await expect.element(screen.getByRole('checkbox', { name: 'Select order 1042' })).toBeEnabled();
  await userEvent.click(boxOf('Select order 1042'));
  await userEvent.click(boxOf('Select order 1040'));
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fulfill orders' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Fulfill orders' }));
  await expect.element(screen.getByText('1 order fulfilled, 1 skipped')).toBeVisible();
  expect(api.state.orders[0]?.state).toBe('fulfilled');
});

it('says before how many of the orders are unpaid, and leaves out what their payment delivers', async () => {
  const [line] = sampleOrder.lines;
  const file = { ...line!, id: idOf('line', 2), title: 'E-book', isDeliveredWhenPaid: true };
  const unpaid = {
    ...sampleOrder,
    paymentState: 'awaitingPayment' as const,
    lines: [line!, file],
  };
  const { screen, api } = await renderApp('/harbour-cafe/orders', {
    state: { orders: [unpaid, orders[1]!] },
  });
  await expect.element(screen.getByRole('checkbox', { name: 'Select order 1042' })).toBeEnabled();
  for (const name of ['Select order 1042', 'Select order 1041'])
    await userEvent.click(
      screen.getByRole('checkbox', { name }).element().closest('label') as HTMLElement,
    );
  await userEvent.click(screen.getByRole('button', { name: 'Fulfill orders' }));
  await expect.element(screen.getByText(/^1 order is not paid yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Fulfill orders' }));
  await expect.element(screen.getByText('2 orders fulfilled')).toBeVisible();
  expect(api.state.orders[0]?.lines.map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([
    2, 0,
  ]);
});

it('offers no fulfillment of an order that only its payment delivers', async () => {
  const [line] = sampleOrder.lines;
  const lines = [{ ...line!, isDeliveredWhenPaid: true }];
  const order = { ...sampleOrder, paymentState: 'awaitingPayment' as const, lines };
  const { screen } = await renderApp(`/harbour-cafe/orders/${order.id}`, {
    state: { orders: [order] },
  });
  await expect.element(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Fulfill items' }))
    .not.toBeInTheDocument();
});

it('adds up to what a gift card leaves due, which is what is marked as paid', async () => {
  const order = {
    ...sampleOrder,
    paymentState: 'awaitingPayment' as const,
    payment: { ...sampleOrder.payment, canRefund: false },
    giftCardCents: 2000,
    trace: [
      { rule: 'lines', amountCents: 2500 },
      { rule: 'tax', amountCents: 475, detail: 'MVA', ratePercent: 19 },
      { rule: 'giftCard', amountCents: -2000, detail: '•••• 2345' },
    ],
  };
  const { screen } = await renderApp(`/harbour-cafe/orders/${order.id}`, {
    state: { orders: [order] },
  });
  await expect.element(screen.getByText('Amount due')).toBeVisible();
  const breakdown = screen.getByText('Amount due').element().closest('dl');
  const rows = [...(breakdown?.querySelectorAll(':scope > div') ?? [])];
  expect(rows.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Products€25.00',
    'MVA 19%€4.75',
    'Total€29.75',
    'Gift card •••• 2345-€20.00',
    'Amount due€9.75',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await expect.element(screen.getByText(/You have received €9\.75/)).toBeVisible();
});

it('undoes a fulfillment and edits its tracking', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fulfill items' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Fulfill items' }));
  await expect.element(screen.getByText('Order 1042 is fulfilled')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add tracking' }));
  const tracking = screen.getByRole('dialog', { name: 'Tracking' });
  await userEvent.fill(tracking.getByRole('textbox', { name: 'Tracking number' }), 'X-1');
  await userEvent.fill(
    tracking.getByRole('textbox', { name: 'Tracking link' }),
    'https://courier.example/X-1',
  );
  await userEvent.click(tracking.getByRole('button', { name: 'Save tracking' }));
  await expect.element(screen.getByRole('link', { name: 'X-1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo fulfillment' }));
  await userEvent.click(
    screen.getByRole('alertdialog').getByRole('button', { name: 'Undo fulfillment' }),
  );
  await expect.element(screen.getByText('Fulfillment undone')).toBeVisible();
  expect(api.state.orders[0]).toMatchObject({ state: 'pending', fulfillments: [] });
});

it('shows what was delivered online, which can be canceled but neither undone nor tracked', async () => {
  const [line] = sampleOrder.lines;
  const sent = {
    id: idOf('sent', 1),
    at: sampleOrder.createdAt,
    isOnline: true,
    carrier: null,
    trackingNumber: '',
    trackingUrl: null,
    lines: [{ lineId: line!.id, quantity: 2 }],
  };
  const online = {
    ...sampleOrder,
    state: 'fulfilled' as const,
    fulfillmentState: 'fulfilled' as const,
    lines: [{ ...line!, fulfilledQuantity: 2 }],
    fulfillments: [sent],
  };
  const { screen, api } = await renderApp(`/harbour-cafe/orders/${online.id}`, {
    state: { orders: [online] },
  });
  await expect.element(screen.getByRole('heading', { name: 'Delivered online' })).toBeVisible();
  for (const name of ['Undo fulfillment', 'Add tracking', 'Fulfill items'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Documents')).toBeVisible();
  await expect.element(screen.getByText('Packing slip')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(
    screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }),
  );
  await expect.element(screen.getByText('Order 1042 is canceled')).toBeVisible();
  expect(api.state.orders[0]).toMatchObject({ state: 'cancelled' });
});

it('adds notes and tags, and sends a mail again', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Note' }), 'Gift wrap');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Gift wrap' })).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'New tag' }), 'express');
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  await expect.element(screen.getByRole('button', { name: 'Remove tag express' })).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Resend order confirmation to ada@example.com' }),
  );
  await expect
    .element(screen.getByText('Order confirmation sent to ada@example.com'))
    .toBeVisible();
  expect(api.state.orders[0]).toMatchObject({ tags: ['express'], mails: [{}, {}] });
});

it('shows line prices, the tax amount and the country name', async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  const line = screen.getByRole('row', { name: /House blend/ });
  await expect.element(line.getByRole('cell').last()).toHaveTextContent('€25.00');
  await expect.element(screen.getByText('€4.75')).toBeVisible();
  await expect.element(screen.getByText(/20457 Hamburg\s+Germany/)).toBeVisible();
});

it('leads from the name of the buyer to their profile, and shows the number of their orders', async () => {
  const customer = { id: idOf('customer', 1), orderCount: 3 };
  const { screen, address } = await renderApp('/harbour-cafe/orders', {
    state: { orders: [{ ...sampleOrder, customer }] },
  });
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await expect.element(screen.getByText('3 orders')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ada Byron' }));
  await expect.element(screen.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  expect(address()).toContain(`/customers/${idOf('customer', 1)}`);
});

it('shows the phone and the company of a buyer who picks up the order', async () => {
  const billingAddress = {
    ...sampleOrder.shippingAddress!,
    line1: '',
    company: 'Byron Ltd',
    phone: '+49 40 1234',
  };
  const { screen } = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
    state: { orders: [{ ...sampleOrder, shippingAddress: null, billingAddress }] },
  });
  await expect.element(screen.getByText(/Byron Ltd[\s\S]+\+49 40 1234/)).toBeVisible();
});

it('shows the name without a link while there is no profile, as before the payment', async () => {
  const { screen } = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
    state: { orders: [{ ...sampleOrder, customer: null }] },
  });
  await expect.element(screen.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
  await expect.element(screen.getByText(/^Ada Byron/).first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ada Byron' })).not.toBeInTheDocument();
});

it('formats a US address with state and ZIP+4', async () => {
  const american = {
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    zipExtension: '1234',
    country: 'US',
  };
  const shippingAddress = { ...sampleOrder.shippingAddress!, ...american };
  const { screen } = await renderApp('/harbour-cafe/orders', {
    state: { orders: [{ ...sampleOrder, shippingAddress }] },
  });
  await userEvent.click(screen.getByRole('link', { name: '#1042' }));
  await expect.element(screen.getByText(/Portland, ME 04101-1234\s+United States/)).toBeVisible();
});
