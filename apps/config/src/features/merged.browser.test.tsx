import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../fake-api/click-label.ts';
import { renderApp, type RenderedApp } from '../fake-api/render-app.tsx';
import { idOf, sampleForm, sampleItem, sampleStyles } from '../fake-api/sample.ts';

const save = ({ screen }: RenderedApp) =>
  userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }).last());
const loadNewer = ({ screen }: RenderedApp) =>
  userEvent.click(screen.getByRole('button', { name: 'Load newer version' }));
const bar = ({ screen }: RenderedApp) => screen.getByRole('region', { name: 'Unsaved changes' });

it('keeps a link that another person added while the links were reordered', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/navigation');
  const { screen, api } = app;
  const { main } = api.state.navigation;
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Visit' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  const added = { title: 'Shop', pageId: idOf('page', 3) };
  api.state.navigation = { ...api.state.navigation, main: [...main, added] };
  await save(app);
  await loadNewer(app);
  await expect.element(screen.getByRole('row', { name: 'Shop' })).toBeVisible();
  await save(app);
  await expect
    .poll(() => api.state.navigation.main.map(({ title }) => title))
    .toEqual(['Visit', 'Shop', 'Home']);
});

it('keeps a field that another person added to a form while another was removed', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp(`/harbour-cafe/forms/${sampleForm.id}`);
  const { screen, api } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Remove Email' }));
  const phone = { id: 'phone', type: 'phone', title: 'Phone' } as const;
  api.state.forms = [{ ...sampleForm, fields: [...sampleForm.fields, phone] }];
  await save(app);
  await loadNewer(app);
  await save(app);
  await expect
    .poll(() => api.state.forms[0]?.fields.map(({ id }) => id))
    .toEqual(['name', 'phone']);
});

it('keeps the price that another person stored while the SKU was changed', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  const { screen, api } = app;
  await userEvent.fill(screen.getByLabelText('SKU'), 'BLEND');
  const [variant] = sampleItem.product!.variants;
  const product = { ...sampleItem.product!, variants: [{ ...variant!, price: 1999 }] };
  api.state.items = [{ ...sampleItem, product }];
  await save(app);
  await loadNewer(app);
  await save(app);
  await expect
    .poll(() => api.state.items[0]?.product?.variants[0])
    .toMatchObject({ sku: 'BLEND', price: 1999 });
});

it('lists conflicts before saving and accepts the other person’s value on request', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/design');
  const { screen, api } = app;
  await clickLabel(screen.getByRole('radio', { name: 'Pill' }));
  await clickLabel(screen.getByRole('radio', { name: 'Outline' }));
  const buttons = { ...sampleStyles.buttons, shape: 'square', uppercase: true } as const;
  api.state.styles = { ...sampleStyles, buttons };
  await save(app);
  await loadNewer(app);
  const named = bar(app).getByRole('alert');
  await expect.element(named.getByText(/Another person changed the same/)).toBeVisible();
  // The fields that show theirs by themselves are taken off the list.
  await expect.poll(() => named.getByRole('listitem').elements().length).toBe(0);
  await expect.element(screen.getByText('Theirs: Square')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Pill' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs: Buttons, Shape' }));
  await expect.element(screen.getByRole('radio', { name: 'Square' })).toBeChecked();
  await expect.element(named).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Buttons and images' })).toHaveFocus();
  await save(app);
  await expect.poll(() => api.state.styles.buttons).toEqual({ ...buttons, look: 'outline' });
});

it('moves focus to the save bar when its focused button disappears', async () => {
  const app = await renderApp('/harbour-cafe/settings');
  await userEvent.fill(app.screen.getByLabelText('Tagline'), 'Typed here');
  const { headerFooter } = app.api.state;
  const header = { ...headerFooter.header, sticky: false };
  app.api.state.headerFooter = { ...headerFooter, header };
  await save(app);
  const button = app.screen.getByRole('button', { name: 'Load newer version' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar(app)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(bar(app).getByRole('button', { name: 'Discard' })).toHaveFocus();
});

it('moves focus to the page settings when its focused button disappears', async () => {
  const app = await renderApp('/harbour-cafe/pages');
  const { screen, api } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Typed here');
  api.state.pages = api.state.pages.map((one) => ({ ...one, title: 'Theirs' }));
  await save(app);
  await loadNewer(app);
  await expect.element(screen.getByRole('region', { name: 'Settings' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Take theirs: Title' })).toBeVisible();
});

it('has no unsaved changes when another person saved the same values', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/settings');
  await userEvent.fill(app.screen.getByLabelText('Tagline'), 'The same');
  const { headerFooter } = app.api.state;
  const header = { ...headerFooter.header, tagline: 'The same', sticky: false };
  app.api.state.headerFooter = { ...headerFooter, header };
  await save(app);
  await loadNewer(app);
  await expect.element(bar(app)).not.toBeInTheDocument();
  await expect.element(app.screen.getByLabelText('Tagline')).toHaveValue('The same');
  await expect.element(app.screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
});

it('shows the other person’s value beside a field with a conflict and offers no Save button', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/settings');
  const { screen, api } = app;
  const tagline = screen.getByLabelText('Tagline');
  await userEvent.fill(tagline, 'Mine');
  const { headerFooter } = api.state;
  const header = { ...headerFooter.header, tagline: 'By the sea' };
  api.state.headerFooter = { ...headerFooter, header };
  await save(app);
  await expect.element(screen.getByRole('button', { name: 'Load newer version' })).toBeVisible();
  const buttons = bar(app).getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Load newer version', 'Discard']);
  await loadNewer(app);
  const remote = screen.getByRole('group', { name: 'Also changed by another person: Tagline' });
  await expect.element(remote.getByText('Theirs: “By the sea”')).toBeVisible();
  await userEvent.click(remote.getByRole('button', { name: 'Keep mine: Tagline' }));
  await expect.element(remote).not.toBeInTheDocument();
  await expect.element(tagline).toHaveValue('Mine');
  await save(app);
  await expect.poll(() => api.state.headerFooter.header.tagline).toBe('Mine');
});

it('lists a conflict without its own field in the bar, with the formatted price', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  const { screen, api } = app;
  await userEvent.fill(screen.getByLabelText('Price', { exact: true }), '15');
  const [variant] = sampleItem.product!.variants;
  const product = { ...sampleItem.product!, variants: [{ ...variant!, price: 1999 }] };
  api.state.items = [{ ...sampleItem, product }];
  await save(app);
  await loadNewer(app);
  const row = bar(app).getByRole('alert').getByRole('listitem');
  await expect.element(row.getByText('Theirs: €19.99')).toBeVisible();
  await expect.element(row.getByText(/, Price$/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^Take theirs/ }));
  await expect.element(screen.getByLabelText('Price', { exact: true })).toHaveValue('19.99');
});
