import { contentItemType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../fake-api/render-app.tsx';
import { sampleForm, sampleItem } from '../fake-api/sample.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const saveBar = () => document.querySelector('section[aria-label="Unsaved changes"]');

/** Every screen that saves by a bar. */
it.each([
  ['/harbour-cafe/settings', 'Settings', {}],
  ['/harbour-cafe/design', 'Site styles', {}],
  ['/harbour-cafe/navigation', 'Navigation', {}],
  ['/harbour-cafe/payments', 'Payments', {}],
  ['/harbour-cafe/shipping', 'Shipping', {}],
  ['/harbour-cafe/taxes', 'Taxes', {}],
  ['/harbour-cafe/checkout', 'Checkout', {}],
  ['/harbour-cafe/products/categories', 'Categories', {}],
  [`/harbour-cafe/forms/${sampleForm.id}`, sampleForm.name, {}],
  [`/harbour-cafe/products/${sampleItem.id}`, sampleItem.title, {}],
  [
    `/harbour-cafe/products/${sampleItem.id}`,
    sampleItem.title,
    { items: [{ ...sampleItem, recordType: contentItemType.EVENT, product: null, body: null }] },
  ],
])('shows no unsaved changes on %s after focusing each field', async (path, title, state) => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp(path, { state });
  await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  // Entering and leaving a field, as the Tab key does, changes nothing.
  const fields = document.querySelectorAll<HTMLElement>(
    'main :is(input, textarea, [contenteditable])',
  );
  for (const field of fields) {
    field.focus();
    await frame();
    field.blur();
    await frame();
  }
  expect(saveBar()).toBeNull();
});

it('offers to save a new product at once and shows unsaved changes only after typing', async () => {
  const { screen, address } = await renderApp('/harbour-cafe/products');
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect.element(screen.getByText('Changes are not saved yet')).not.toBeInTheDocument();
  const title = screen.getByLabelText('Title');
  await userEvent.fill(title, 'Cup');
  await expect.element(screen.getByText('Changes are not saved yet')).toBeVisible();
  await userEvent.fill(title, '');
  await expect.element(screen.getByText('Changes are not saved yet')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(address).toContain('/products');
});

it('shows no unsaved changes after typed text is deleted again', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [{ ...sampleItem, body: null }] },
  });
  const text = screen.getByRole('textbox', { name: 'Description' });
  await userEvent.click(text);
  await userEvent.keyboard('A');
  await expect.poll(saveBar).not.toBeNull();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(saveBar).toBeNull();
});
