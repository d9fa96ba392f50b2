import { defaultCheckout } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp, type RenderedApp } from '../../fake-api/render-app.tsx';

const open = (state: object = {}) => renderApp('/harbour-cafe/checkout', { state });
const save = ({ screen }: RenderedApp) =>
  userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));

it('saves what buyers are asked for', async () => {
  const app = await open({ checkout: defaultCheckout });
  const { screen, api } = app;
  await clickLabel(screen.getByRole('switch', { name: /^Express checkout/ }));
  await userEvent.fill(screen.getByLabelText('Minimum order amount'), '25');
  const phone = screen.getByRole('radiogroup', { name: 'Phone number' });
  await clickLabel(phone.getByRole('radio', { name: 'Required' }));
  await clickLabel(screen.getByRole('switch', { name: /^Order notes/ }));
  await clickLabel(screen.getByRole('switch', { name: /^Customers must agree/ }));
  await userEvent.fill(screen.getByLabelText('Link to the terms'), '/terms');
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await expect.element(screen.getByRole('menuitem', { name: 'Password' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Text area' }));
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Gift message');
  await save(app);
  await expect.element(screen.getByText(/^Saved/)).toBeVisible();
  expect(api.state.checkout).toMatchObject({
    expressCheckout: true,
    minimumCents: 2500,
    phone: 'required',
    company: 'hidden',
    orderNotes: true,
    terms: { isRequired: true, text: '', url: '/terms' },
    fields: [{ type: 'textarea', title: 'Gift message' }],
  });
});

it('keeps a minimum that cannot be read, and saves nothing', async () => {
  const app = await open();
  const { screen, api } = app;
  await userEvent.fill(screen.getByLabelText('Minimum order amount'), 'much');
  await save(app);
  await expect.element(screen.getByText(/^Enter an amount of 0 or more/)).toBeVisible();
  expect(api.state.checkout.minimumCents).toBe(2000);
  await userEvent.fill(screen.getByLabelText('Minimum order amount'), '');
  await save(app);
  await expect.poll(() => api.state.checkout.minimumCents).toBe(0);
});

it('opens from the command palette under the words that people type', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(screen.getByRole('searchbox'), 'terms');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Checkout/ }));
  await expect.poll(address).toContain('/checkout');
});
