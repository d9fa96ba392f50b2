import { err } from '@sitewright/contracts/errors';
import { findBlock } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

const home = idOf('page', 1);

/** The editor on the homepage with its heading selected. */
async function openHeading() {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/edit?path=%2F');
  const { screen, api } = app;
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('row', { name: 'Heading Coffee by the water' }));
  const stored = () => {
    const document = api.state.documents.get(home)?.document;
    return document && findBlock(document, 'title')?.block.props['text'];
  };
  const field = screen.getByLabelText('Text', { exact: true });
  const state = () => document.querySelector('output[data-phase]')?.textContent;
  return { ...app, field, stored, state };
}

it('keeps a heading that is too long in its field, shows the error and saves a shorter one', async () => {
  const { screen, field, stored, state, address } = await openHeading();
  const long = 'Coffee '.repeat(430);
  await userEvent.fill(field, long);
  await expect.element(field).toHaveValue(long);
  await expect.element(field).toHaveAccessibleDescription(/at most 300 characters/);
  await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  await expect
    .element(screen.getByRole('dialog').getByText(/^Heading, Text: .* 300 characters/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await expect
    .element(screen.getByRole('dialog').getByText(/Some changes could not be saved/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');

  // Nobody leaves it without being asked.
  await userEvent.click(screen.getByRole('button', { name: 'Home', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Visit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(address()).toContain('path=%2F');
  await expect.element(field).toHaveValue(long);

  await userEvent.fill(field, 'Tea');
  await expect.poll(state, { timeout: 4000 }).toMatch(/^Saved \d/);
  expect(stored()).toBe('Tea');
});

it('shows the server’s error for a rejected edit, keeps the edit and retries on request', async () => {
  const { screen, api, field, stored, state } = await openHeading();
  api.state.beforeSave = async () =>
    err('invalidRequest', { errors: { 'title.text': 'Heading, Text: not on a Sunday.' } });
  await userEvent.fill(field, 'Tea');
  await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
  await expect
    .element(screen.getByText('Not saved. Heading, Text: not on a Sunday.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Tea');
  expect(stored()).toBe('Coffee by the water');

  api.state.beforeSave = async () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }).first());
  await expect.poll(state, { timeout: 4000 }).toMatch(/^Saved \d/);
  expect(stored()).toBe('Tea');
  await expect.element(screen.getByText(/not on a Sunday/)).not.toBeInTheDocument();
});

it('discards a rejected edit and returns to the saved state', async () => {
  const { screen, api, field, state } = await openHeading();
  api.state.beforeSave = async () => err('limitReached');
  await userEvent.fill(field, 'Tea');
  await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard unsaved changes' }));
  await expect.element(field).toHaveValue('Coffee by the water');
  await expect.poll(state, { timeout: 4000 }).toMatch(/^Saved/);
});

it('is saved again after undoing an edit that the server rejected', async () => {
  const { api, field, stored, state } = await openHeading();
  api.state.beforeSave = async () => err('limitReached');
  await userEvent.fill(field, 'Tea');
  await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
  (document.activeElement as HTMLElement).blur();
  api.state.beforeSave = async () => undefined;
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('Coffee by the water');
  await expect.poll(state, { timeout: 4000 }).toMatch(/^Saved \d/);
  expect(stored()).toBe('Coffee by the water');
});

it('restores a rejected edit when the page is reopened', async () => {
  const { screen, api, field, state } = await openHeading();
  api.state.beforeSave = async () => err('limitReached');
  await userEvent.fill(field, 'Tea');
  await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
  const open = async (from: string, to: string) => {
    await userEvent.click(screen.getByRole('button', { name: from, exact: true }));
    await userEvent.click(screen.getByRole('menuitem', { name: to }));
  };
  await open('Home', 'Visit');
  await expect.element(screen.getByRole('button', { name: 'Visit', exact: true })).toBeVisible();
  api.state.beforeSave = async () => undefined;
  await open('Visit', 'Home');
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await expect.element(screen.getByRole('row', { name: 'Heading Tea' })).toBeVisible();
  await expect.element(screen.getByText(/^Saved \d\d:\d\d$/), { timeout: 4000 }).toBeVisible();
});

it('sends waiting edits as soon as the network is online', async () => {
  const { api, screen, field, stored } = await openHeading();
  let count = 0;
  api.state.beforeSave = async () => {
    count += 1;
    return err('unavailable');
  };
  await userEvent.fill(field, 'Tea');
  await expect
    .element(screen.getByText('Offline, stored on this device'), { timeout: 4000 })
    .toBeVisible();
  expect(count).toBe(1);
  api.state.beforeSave = async () => undefined;
  window.dispatchEvent(new Event('online'));
  await expect.poll(stored).toBe('Tea');
});

it('keeps a section name that is too long in its field and shows the error', async () => {
  const { screen, state } = await openHeading();
  await userEvent.click(screen.getByRole('row', { name: 'Welcome', exact: true }));
  const name = screen.getByLabelText('Name', { exact: true });
  await userEvent.fill(name, 'n'.repeat(81));
  await expect.element(name).toHaveValue('n'.repeat(81));
  await expect.element(name).toHaveAccessibleDescription(/at most 80 characters/);
  await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
  await userEvent.fill(name, 'Come in');
  await expect.poll(state, { timeout: 4000 }).toMatch(/^Saved \d/);
});

it.each([
  ['a desk', 1280],
  ['a phone', 390],
])(
  'does not cover the buttons of the “Why?” dialog with a notification on %s',
  async (_, width) => {
    const { screen, api, field, state } = await openHeading();
    api.state.beforeSave = async () => err('limitReached');
    await userEvent.fill(field, 'Tea');
    await expect.poll(state, { timeout: 4000 }).toBe('Not saved');
    await page.viewport(width, 800);
    const messages = screen.getByRole('region', { name: /^Notifications/ });
    await expect.element(messages.getByText(/^Not saved/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    const reasons = screen.getByRole('dialog', { name: 'Why this is not saved' });
    for (const name of ['Try again', 'Discard unsaved changes']) {
      const button = reasons.getByRole('button', { name }).element();
      const isOnTop = () => {
        const { left, top, width: wide, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
      };
      await expect.poll(isOnTop).toBe(true);
    }
    await page.viewport(1280, 800);
  },
);
