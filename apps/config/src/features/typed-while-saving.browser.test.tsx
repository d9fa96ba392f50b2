import type { DataFetch } from '@sitewright/data-layer';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../fake-api/render-app.tsx';
import { sampleForm, sampleItem } from '../fake-api/sample.ts';

/** Lets saves wait until they are let go. */
function holdSaves() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const wrapFetch =
    (fetch: DataFetch): DataFetch =>
    async (url, request) => {
      if (request.method !== 'GET') await promise;
      return fetch(url, request);
    };
  return { wrapFetch, letGo };
}

/** A text of each screen that has a bar to save with. */
const screens = [
  ['Title', 'settings', 'Saved'],
  ['Tagline', 'settings', 'Saved. Visitors'],
  ['Title', `products/${sampleItem.id}`, 'is saved'],
  ['Title', `forms/${sampleForm.id}`, 'Saved. The form is live.'],
] as const;

it.each(screens)(
  'keeps text typed into %s of %s during a save as an unsaved change',
  async (label, path, said) => {
    const { wrapFetch, letGo } = holdSaves();
    const { screen } = await renderApp(`/harbour-cafe/${path}`, { wrapFetch });
    const field = screen.getByLabelText(label, { exact: true }).first();
    const save = screen.getByRole('button', { name: 'Save', exact: true });
    await userEvent.fill(field, 'First');
    await userEvent.click(save);
    await userEvent.fill(field, 'First and second');
    letGo();
    await expect.element(screen.getByText(said, { exact: false }).first()).toBeVisible();
    await expect.element(screen.getByText('Changes are not saved yet')).toBeVisible();
    await expect.element(field).toHaveValue('First and second');
    await userEvent.click(save);
    await expect.element(save).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('First and second');
  },
);

it.each(screens)(
  'clears the error of %s of %s when the changes are discarded',
  async (label, path) => {
    const { screen } = await renderApp(`/harbour-cafe/${path}`);
    const field = screen.getByLabelText(label, { exact: true }).first();
    await expect.element(field).toBeVisible();
    const before = (field.element() as HTMLInputElement).value;
    await userEvent.fill(field, 'a'.repeat(400));
    await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
    await expect.element(screen.getByText(/^(Not saved|Unable to update form)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect.element(field).toHaveValue(before);
    await expect.element(field).toHaveAccessibleDescription('');
    await userEvent.fill(field, 'Short');
    await expect.element(screen.getByText('Changes are not saved yet')).toBeVisible();
    await expect
      .element(screen.getByText(/^(Not saved|Unable to update form)/))
      .not.toBeInTheDocument();
  },
);
