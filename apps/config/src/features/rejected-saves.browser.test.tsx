import { errorEnvelope, err } from '@sitewright/contracts/errors';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../fake-api/render-app.tsx';
import { idOf, sampleForm, sampleItem } from '../fake-api/sample.ts';

type Step = (app: RenderedApp) => Promise<void>;
const none: Step = async () => {};
const click =
  (role: 'tab' | 'button' | 'switch', name: string | RegExp): Step =>
  async ({ screen }) =>
    userEvent.click(screen.getByRole(role, { name }).first(), { force: true });

const long = (length: number) => 'a'.repeat(length);

/** Every text that a screen saves, with one that cannot be stored. */
it.each<[label: string, path: string, open: Step, typed: string, why: RegExp]>([
  ['Title', 'settings', none, long(121), /120 characters/],
  ['Description', 'settings', none, long(301), /300 characters/],
  ['Tagline', 'settings', none, long(121), /120 characters/],
  ['Button label', 'settings', click('switch', 'Button'), long(41), /40 characters/],
  ['Title', `products/${sampleItem.id}`, none, long(201), /200 characters/],
  ['Title', `products/${sampleItem.id}`, none, '', /required/],
  ['Short description', `products/${sampleItem.id}`, none, long(2001), /2,000 characters/],
  ['SKU', `products/${sampleItem.id}`, none, long(61), /60 characters/],
  ['Title', `forms/${sampleForm.id}`, none, long(301), /characters/],
  ['Form name', `forms/${sampleForm.id}`, click('tab', 'Advanced'), '', /required/],
  ['Button label', `forms/${sampleForm.id}`, click('tab', 'Advanced'), long(61), /60/],
])(
  'shows the error at the field %s of %s and keeps the typed text',
  async (label, path, open, typed, why) => {
    await page.viewport(1280, 900);
    const app = await renderApp(`/harbour-cafe/${path}`);
    const { screen } = app;
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await open(app);
    const field = screen.getByLabelText(label, { exact: true }).first();
    await userEvent.fill(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }).last());
    await expect.element(field).toHaveAccessibleDescription(why);
    await expect.element(field).toHaveValue(typed);
  },
);

it('names a field of a closed dialog in the error and marks it when the dialog opens', async () => {
  const { screen } = await renderApp('/harbour-cafe/navigation');
  await userEvent.click(screen.getByRole('row', { name: 'Visit' }));
  const words = screen.getByLabelText('Label', { exact: true });
  await userEvent.fill(words, long(81));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Not saved. Main navigation, 2, Label: Please enter at most 80 characters.');
  await userEvent.click(screen.getByRole('row', { name: long(81) }));
  await expect.element(words).toHaveAccessibleDescription(/80 characters/);
  await expect.element(words).toHaveValue(long(81));
});

it('updates the error when its link is moved and removes it when the link is removed', async () => {
  const { screen } = await renderApp('/harbour-cafe/navigation');
  await userEvent.click(screen.getByRole('row', { name: 'Visit' }));
  const words = screen.getByLabelText('Label', { exact: true });
  await userEvent.fill(words, long(81));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const wrong = screen.getByRole('row', { name: long(81) });
  await userEvent.click(wrong.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Not saved. Main navigation, 1, Label: Please enter at most 80 characters.');
  await userEvent.click(screen.getByRole('row', { name: 'Home' }));
  await expect.element(words).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(wrong.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('keeps the error of a variant after the variant before it is removed', async () => {
  const [variant] = sampleItem.product!.variants;
  const variants = ['Small', 'Large'].map((value, index) => ({
    ...variant!,
    id: idOf('variant', index + 1),
    sku: `SKU-${value}`,
    optionValues: [{ option: 'Size', value }],
  }));
  const options = [{ name: 'Size', values: ['Small', 'Large'] }];
  const product = { ...sampleItem.product!, options, variants };
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [{ ...sampleItem, product }] },
  });
  const sku = screen.getByLabelText('SKU of Large');
  await userEvent.fill(sku, long(61));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(sku).toHaveAccessibleDescription(/60 characters/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Small' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove', exact: true }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect.element(screen.getByLabelText('SKU of Small')).not.toBeInTheDocument();
  await expect.element(sku).toHaveValue(long(61));
  await expect.element(sku).toHaveAccessibleDescription(/60 characters/);
});

it('names a field on another tab in the error', async () => {
  const { screen } = await renderApp(`/harbour-cafe/forms/${sampleForm.id}`);
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await userEvent.fill(screen.getByLabelText('Form name'), '');
  await userEvent.click(screen.getByRole('tab', { name: 'Build' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Unable to update form. Form name: This field is required.');
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Unable to update form. Check the marked fields.');
});

it('names the rejected site style in the error, although it has no field of its own', async () => {
  const { body, status } = errorEnvelope(
    err('invalidRequest', { errors: { 'fonts.headingWeight': 'Please enter 900 or less.' } }),
    'fake',
  );
  const { screen } = await renderApp('/harbour-cafe/design', {
    wrapFetch: (fetch) => (url, request) =>
      request.method === 'PUT' && url.includes('styles')
        ? Promise.resolve(HttpResponse.json(body, { status }))
        : fetch(url, request),
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Pill' }), { force: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Not saved. Fonts, Heading font weight: Please enter 900 or less.');
  await expect.element(screen.getByRole('radio', { name: 'Pill' })).toBeChecked();
});
