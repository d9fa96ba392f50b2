import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../fake-api/render-app.tsx';
import { sampleForm, sampleItem } from '../fake-api/sample.ts';

const button = ({ screen }: RenderedApp, name: string) =>
  screen.getByRole('button', { name, exact: true });
const pressEnter = async (app: RenderedApp, name: string) => {
  await expect.element(button(app, name).last()).toBeVisible();
  (button(app, name).last().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

it.each([
  ['/harbour-cafe/settings', 'Tagline', 'Settings'],
  [`/harbour-cafe/products/${sampleItem.id}`, 'Short description', sampleItem.title],
  [`/harbour-cafe/forms/${sampleForm.id}`, 'Form name', 'Typed here'],
])('moves focus on %s to the heading after a save', async (path, label, title) => {
  await page.viewport(1280, 800);
  const app = await renderApp(path);
  const { screen } = app;
  if (path.includes('/forms/'))
    await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await userEvent.fill(screen.getByLabelText(label).first(), 'Typed here');
  await pressEnter(app, 'Save');
  const heading = screen.getByRole('heading', { name: title, level: 1 });
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(heading).not.toHaveAttribute('tabindex');
});

it('moves focus to the next entry when a list entry is removed', async () => {
  const app = await renderApp(`/harbour-cafe/forms/${sampleForm.id}`);
  const [first, second] = sampleForm.fields;
  await pressEnter(app, `Remove ${first!.title}`);
  // On its button, or on the whole of it: the list itself may be quicker.
  const entry = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-label');
  await expect.poll(entry).toBe(second!.title);
});

it('moves focus to the next page after a deletion and keeps it there after Undo', async () => {
  const app = await renderApp('/harbour-cafe/pages');
  const { screen } = app;
  await pressEnter(app, 'Settings of Visit');
  await userEvent.click(button(app, 'Delete'));
  await userEvent.click(button(app, 'Delete page'));
  const next = button(app, 'Settings of Shop');
  await expect.element(next).toHaveFocus();
  await pressEnter(app, 'Undo');
  await expect.element(screen.getByText('Visit was restored.')).toBeVisible();
  await expect.element(next).toHaveFocus();
});

it('does not restore focus that was removed by blur', async () => {
  const app = await renderApp('/harbour-cafe/settings');
  const { screen } = app;
  const field = screen.getByLabelText('Tagline');
  await userEvent.fill(field, 'Typed here');
  (field.element() as HTMLElement).blur();
  (screen.getByRole('button', { name: 'Discard' }).element() as HTMLElement).click();
  await expect.element(screen.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});
