import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleCustomers } from '../../fake-api/customer-samples.ts';
import { idOf } from '../../fake-api/sample.ts';

const path = '/harbour-cafe/customers';
const profile = `${path}/${idOf('customer', 1)}`;
beforeEach(() => page.viewport(1280, 800));
type App = Awaited<ReturnType<typeof renderApp>>;
const names = ({ screen }: App) =>
  screen
    .getByRole('row')
    .getByRole('link')
    .elements()
    .map((element) => element.textContent);

it('lists customers by view, order and search', async () => {
  const app = await renderApp(path);
  const { screen, address } = app;
  await expect
    .element(screen.getByRole('row', { name: /Ada Byron/ }).getByText(/€29\.75/))
    .toBeVisible();
  await expect.poll(() => names(app)).toEqual(['Ada Byron', 'Grace Hopper']);
  await userEvent.click(screen.getByRole('button', { name: /Sort by/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Amount spent' }));
  await expect.poll(() => names(app)).toEqual(['Grace Hopper', 'Ada Byron']);
  expect(address()).toContain('sort=spent');
  await userEvent.click(screen.getByText('Returning').first());
  await expect.poll(() => names(app)).toEqual(['Grace Hopper']);
  expect(address()).toContain('view=returning');
  await userEvent.type(screen.getByRole('searchbox'), 'ada');
  await expect.element(screen.getByText('No customers found')).toBeVisible();
});

it('shows a profile, and adds tags, notes and a consent', async () => {
  const app = await renderApp(profile);
  const { screen } = app;
  await expect.element(screen.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'New tag' }), 'press');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove tag press' })).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Note' }), 'Prefers blue');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Record consent' }));
  await userEvent.click(
    screen.getByRole('alertdialog').getByRole('button', { name: 'Record consent' }),
  );
  await expect.element(screen.getByText('Agreed – recorded by Olive Owner')).toBeVisible();
  expect(app.api.state.customers[0]).toMatchObject({
    tags: ['regular', 'press'],
    notes: [{ text: 'Prefers blue' }],
    acceptsMarketing: true,
  });
});

it('unsubscribes a customer only after a confirmation', async () => {
  const [ada, ...others] = sampleCustomers;
  const { screen, api } = await renderApp(profile, {
    state: { customers: [{ ...ada!, acceptsMarketing: true }, ...others] },
  });
  const accepts = () => api.state.customers[0]?.acceptsMarketing;
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Unsubscribe ada@example.com?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepts()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
  await expect.element(screen.getByText('Not subscribed')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(accepts()).toBe(false);
});

it('erases a customer after the address was typed, and returns to the list', async () => {
  const app = await renderApp(profile);
  const { screen } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Erase personal data' }));
  const dialog = screen.getByRole('alertdialog');
  const field = dialog.getByRole('textbox', { name: 'Type ada@example.com to confirm' });
  await userEvent.fill(field, 'grace@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  await expect
    .element(dialog.getByText('This is not the email address of the customer.').first())
    .toBeVisible();
  await userEvent.fill(field, 'ada@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  await expect.element(screen.getByText('Personal data erased')).toBeVisible();
  await expect.poll(() => names(app)).toEqual(['Grace Hopper']);
});

it('sets up the recovery mails, and lists carts by what became of them', async () => {
  const app = await renderApp('/harbour-cafe/abandoned-carts');
  const { screen } = app;
  await expect.element(screen.getByText('No consent', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Emailed' }), { force: true });
  await expect.element(screen.getByText('No consent', { exact: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Recovery emails' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.getByText(/^Send recovery emails/));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Send after' }), '24');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByText(/left at checkout for 24 hours\. A recovery email/))
    .toBeVisible();
  expect(app.api.state.cartRecovery).toEqual({
    isOn: true,
    hours: 24,
    basis: 'consent',
    asksConsent: false,
  });
});

it('shows the report of a month with its taxes and gift cards', async () => {
  const { screen } = await renderApp('/harbour-cafe/reports', {
    state: {},
  });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect.element(row(/^Total after refunds/).getByText(/€143\.05/)).toBeVisible();
  await expect.element(row(/^VAT 19%/).getByText(/€95\.00/)).toBeVisible();
  await expect.element(row(/^Liability/).getByText(/€38\.00/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

it('shows the setup guide of the store until it is dismissed, and again on request', async () => {
  const steps = [
    { id: 'product' as const, isDone: true },
    { id: 'tax' as const, isDone: false },
  ];
  const app = await renderApp('/harbour-cafe', {
    state: { storeSetup: { hasStore: true, isDismissed: false, steps } },
  });
  const { screen } = app;
  await expect
    .element(screen.getByRole('progressbar', { name: '1 of 2 steps of the store done' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Set up taxes' })).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Dismiss the setup guide of the store' }),
  );
  await expect.element(screen.getByText('Set up your store')).not.toBeInTheDocument();
  expect(app.api.state.storeSetup.isDismissed).toBe(true);
  const showAgain = screen.getByRole('button', { name: 'Show the setup guide of the store' });
  await userEvent.click(showAgain);
  await expect.element(screen.getByText('Set up your store')).toBeVisible();
  await expect.element(showAgain).not.toBeInTheDocument();
  expect(app.api.state.storeSetup.isDismissed).toBe(false);
});

it('does not offer the setup guide of the store once all its steps are done', async () => {
  const steps = [{ id: 'product' as const, isDone: true }];
  const { screen } = await renderApp('/harbour-cafe', {
    state: { storeSetup: { hasStore: true, isDismissed: true, steps } },
  });
  await expect.element(screen.getByText('Recent orders')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Show the setup guide of the store' }))
    .not.toBeInTheDocument();
});

it.each([
  ['coupon', '/discounts'],
  ['VAT', '/taxes'],
  ['postage', '/shipping'],
  ['refund', '/orders'],
  ['report', '/reports'],
  ['bookkeeping', '/reports'],
  ['customers', '/customers'],
  ['gdpr', '/customers'],
  ['basket', '/abandoned-carts'],
  ['stock', '/inventory'],
  ['stripe', '/payments'],
  ['certificate', '/gift-cards'],
])('finds “%s” in the command palette', async (word, target) => {
  const { screen, address } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { name: 'Harbour Café' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(screen.getByRole('searchbox', { name: /Search commands/ }), word);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain(target);
});

it.each([path, profile, '/harbour-cafe/abandoned-carts', '/harbour-cafe/reports'])(
  'fits 360 pixels at %s',
  async (screenPath) => {
    await page.viewport(360, 780);
    const { screen } = await renderApp(screenPath);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('row').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);
