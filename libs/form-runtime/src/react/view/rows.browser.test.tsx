import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createForm } from '../../create-form.ts';
import type { FormField } from '../../form-definition.ts';
import { formLabels } from '../../presentation/labels.ts';
import { place } from '../../testing/adapters.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';
import { FormView } from './form-view.tsx';

const fields = Array.from({ length: 1000 }, (_, index): FormField => ({
  id: `f${index}`,
  type: 'text',
  title: `Field ${index}`,
}));
const form = { id: 'long', fields, submitButtonText: 'Send' };

/** A form of 1000 fields, and the number of rendered rows: each reads this label once. */
const mount = async () => {
  const errors = { f7: 'Not this' };
  const server = createFakeServer({ status: 400, data: { errors } });
  const engine = createForm(form, { send: server.send, place });
  const read = vi.fn<() => string>(() => formLabels.choose);
  const labels = Object.defineProperty({ ...formLabels }, 'choose', { get: read });
  await render(<FormView engine={engine} action="/post" labels={labels} />);
  return { engine, rendered: read };
};

it('renders each row once when it is mounted', async () => {
  const { rendered } = await mount();
  expect(rendered).toHaveBeenCalledTimes(1000);
});

it('renders one row for a keystroke, and one for an error that appears or disappears', async () => {
  const { engine, rendered } = await mount();
  rendered.mockClear();
  await page.getByLabelText('Field 3', { exact: true }).fill('x');
  expect(rendered).toHaveBeenCalledTimes(1);

  rendered.mockClear();
  await engine.submit();
  await expect.element(page.getByText('Not this')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(1);

  rendered.mockClear();
  await engine.submit();
  expect(rendered).toHaveBeenCalledTimes(0);

  engine.setValue('f7', 'better');
  await expect.poll(() => page.getByText('Not this').query()).toBeNull();
  expect(rendered).toHaveBeenCalledTimes(1);
});
