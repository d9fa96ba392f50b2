import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FormDefinition } from '../../form-definition.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { useForm } from '../use-form.ts';
import { FormView } from './form-view.tsx';

const form: FormDefinition = {
  id: 'early',
  submitButtonText: 'Send',
  submissionMessage: 'Thank you!',
  fields: [
    { id: 'who', type: 'name', title: 'Name', required: true },
    { id: 'size', type: 'radio', title: 'Size', options: ['Small', 'Large'] },
    { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Lid', 'Box'] },
    { id: 'note', type: 'textarea', title: 'Note' },
  ],
};

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it('preserves and submits values that were entered before hydration', async () => {
  const server = createFakeServer();
  function Early() {
    return <FormView engine={useForm(form, server)} action="/early" />;
  }
  const view = (
    <StrictMode>
      <Early />
    </StrictMode>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(view);
  document.body.append(box);
  await page.getByLabelText('First name').fill('Ada');
  await page.getByLabelText('Last name').fill('Lovelace');
  await page.getByLabelText('Large').click();
  await page.getByLabelText('Box').click();
  await page.getByLabelText('Note').fill('Soon, please');

  root = hydrateRoot(box, view);
  await expect.poll(() => box.querySelector('form')!.noValidate).toBe(true);
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ada');
  await page.getByRole('button').click();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(server.submitted()).toMatchObject({
    who: { First: 'Ada', Last: 'Lovelace' },
    size: 'Large',
    extras: ['Box'],
    note: 'Soon, please',
  });
});
