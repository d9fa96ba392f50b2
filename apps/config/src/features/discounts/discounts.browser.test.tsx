import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

const path = '/harbour-cafe/discounts';
beforeEach(() => page.viewport(1280, 800));
const names = ({ api }: Awaited<ReturnType<typeof renderApp>>) =>
  api.state.discounts.map(({ code, title }) => code ?? title);

it('lists discounts with conditions, status, uses and sales', async () => {
  const { screen } = await renderApp(path);
  const row = screen.getByRole('row', { name: /SPRING20/ });
  await expect.element(row.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(row.getByText('3 / 100')).toBeVisible();
  await expect.element(row.getByText('€180.00')).toBeVisible();
  await expect
    .element(row.getByText('20% off the whole order, minimum €50.00, 100 uses in total').last())
    .toBeVisible();
});

it('filters by status and by search', async () => {
  const { screen, address } = await renderApp(path);
  await userEvent.click(screen.getByText('Expired').first());
  await expect.element(screen.getByRole('link', { name: 'OPENING' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'SPRING20' })).not.toBeInTheDocument();
  expect(address()).toContain('status=expired');
  await userEvent.type(screen.getByRole('searchbox'), 'spring');
  await expect.element(screen.getByText('No discounts found')).toBeVisible();
});

it('creates a discount by keyboard, with a summary that follows the form', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  await expect.element(screen.getByRole('link', { name: 'SPRING20' })).toBeVisible();
  await userEvent.keyboard('c');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Discount code' }), 'winter');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Percentage' }), '15');
  await clickLabel(screen.getByRole('radio', { name: 'Amount', exact: true }));
  await userEvent.fill(screen.getByLabelText('Minimum amount'), '30');
  await expect.element(screen.getByText('15% off the whole order, minimum €30.00')).toBeVisible();
  (screen.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('WINTER is saved')).toBeVisible();
  expect(names(app)[0]).toBe('WINTER');
  expect(app.api.state.discounts[0]).toMatchObject({
    effect: { kind: 'percentage', percent: 15 },
    minimumCents: 3000,
    minimumQuantity: null,
    useLimit: null,
  });
});

it('shows the error of a code that is taken at its field, and keeps what was typed', async () => {
  const app = await renderApp(`${path}/new`);
  const { screen } = app;
  await userEvent.fill(screen.getByRole('textbox', { name: 'Discount code' }), 'spring20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Another discount has this code.').first()).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Discount code' }))
    .toHaveValue('spring20');
});

it('says what a discount without an amount or a category needs', async () => {
  const { screen, api } = await renderApp(`${path}/new`);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Discount code' }), 'TEN');
  await userEvent.click(screen.getByText('Fixed amount', { exact: true }));
  await userEvent.click(screen.getByText('Categories', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Enter an amount above 0.')).toBeVisible();
  await expect.element(screen.getByText('Choose at least one category.')).toBeVisible();
  await userEvent.click(screen.getByText('Products', { exact: true }).last());
  await expect.element(screen.getByText('Choose at least one product.')).toBeVisible();
  expect(api.state.discounts).toHaveLength(3);
});

it('does not save while a number is invalid', async () => {
  const app = await renderApp(`${path}/new`);
  const { screen } = app;
  await userEvent.fill(screen.getByRole('textbox', { name: 'Discount code' }), 'x');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Percentage' }), 'ten');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Check the marked fields.').first()).toBeVisible();
  expect(app.api.state.discounts).toHaveLength(3);
});

it('activates, deactivates and deletes several discounts at once', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  const select = (name: string) =>
    clickLabel(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await expect.element(screen.getByRole('link', { name: 'SPRING20' })).toBeVisible();
  await select('SPRING20');
  await select('Six or more bags');
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await expect.element(screen.getByText('2 discounts deactivated')).toBeVisible();
  expect(app.api.state.discounts.map(({ status }) => status)).toEqual([
    'inactive',
    'inactive',
    'expired',
  ]);
  await select('OPENING');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect.poll(() => names(app)).toEqual(['SPRING20', 'Six or more bags']);
});

it('duplicates a discount under another code, turned off', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  await userEvent.click(screen.getByRole('link', { name: 'SPRING20' }));
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  await expect
    .element(screen.getByRole('textbox', { name: 'Discount code' }))
    .toHaveValue('SPRING20-COPY');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => names(app)[0]).toBe('SPRING20-COPY');
  expect(app.api.state.discounts[0]).toMatchObject({ minimumCents: 5000, isActive: false });
});

it('merges with the change of another person', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  await userEvent.click(screen.getByRole('link', { name: 'SPRING20' }));
  await userEvent.fill(screen.getByLabelText('Minimum amount'), '60');
  app.api.state.discounts = app.api.state.discounts.map((discount) =>
    discount.code === 'SPRING20' ? { ...discount, useLimit: 7, revision: 2 } : discount,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  expect(app.api.state.discounts[0]).toMatchObject({ minimumCents: 5000, useLimit: 7 });
});

it.each(['coupon', 'promo code', 'sale'])(
  'is found in the command palette as “%s”',
  async (word) => {
    const { screen, address } = await renderApp('/harbour-cafe/orders');
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('searchbox', { name: /Search commands/ }), word);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toContain('/discounts');
  },
);

it('fits 360 pixels', async () => {
  await page.viewport(360, 780);
  const { screen } = await renderApp(`${path}/new`);
  await expect.element(screen.getByRole('textbox', { name: 'Discount code' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('is not offered without the permission', async () => {
  const { EDITOR } = collaboratorRole;
  const { screen } = await renderApp('/harbour-cafe', {
    state: {
      membership: {
        isOwner: false,
        roles: [EDITOR],
        permissions: [...permissionsOf({ isOwner: false, roles: [EDITOR] })],
      },
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Discounts' })).not.toBeInTheDocument();
});
