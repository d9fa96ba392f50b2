import { findBlock } from '@sitewright/page-model';
import { err } from '@sitewright/contracts/errors';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

const home = idOf('page', 1);

/** The editor on the homepage with its heading selected, and the text of that heading on the server. */
async function openHeading() {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/edit?path=%2F');
  const { screen, api } = app;
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('row', { name: 'Heading Coffee by the water' }));
  const field = screen.getByLabelText('Text', { exact: true });
  const stored = () => {
    const document = api.state.documents.get(home)?.document;
    return document && findBlock(document, 'title')?.block.props['text'];
  };
  return { ...app, field, stored };
}

/** Lets saves wait until they are let go on. */
function hold({ state }: Awaited<ReturnType<typeof renderApp>>['api']) {
  let release: () => void = () => {};
  let count = 0;
  const gate = new Promise<void>((resolve) => (release = resolve));
  state.beforeSave = async () => {
    count += 1;
    await gate;
    return undefined;
  };
  return { release: () => release(), count: () => count };
}

it('saves text typed during a running save before publishing', async () => {
  const { screen, api, field, stored } = await openHeading();
  const held = hold(api);
  await userEvent.fill(field, 'Tea');
  await expect.poll(held.count, { timeout: 4000 }).toBe(1);
  await userEvent.fill(field, 'Tea and cake');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  held.release();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(stored()).toBe('Tea and cake');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('shows in the publish dialog why edits are not saved, until they are', async () => {
  const { screen, api, field } = await openHeading();
  api.state.beforeSave = async () => err('unavailable');
  await userEvent.fill(field, 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const alert = screen.getByRole('dialog').getByText(/The server does not respond/);
  await expect.element(alert).toBeVisible();
  api.state.beforeSave = async () => undefined;
  await expect.element(alert, { timeout: 8000 }).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('dialog').getByText('changed', { exact: true }))
    .toBeVisible();
});

it('keeps the release note and its focus when pending edits are saved', async () => {
  const { screen, api, field } = await openHeading();
  api.state.beforeSave = async () => err('unavailable');
  await userEvent.fill(field, 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/The server does not respond/)).toBeVisible();
  const note = dialog.getByLabelText('Release note');
  await userEvent.fill(note, 'Tea instead');
  api.state.beforeSave = async () => undefined;
  await expect
    .element(dialog.getByText(/The server does not respond/), { timeout: 8000 })
    .not.toBeInTheDocument();
  await expect.element(note).toHaveValue('Tea instead');
  await expect.element(note).toHaveFocus();
});

it('saves text typed during a running save on leaving, and shows it when the page is reopened', async () => {
  const { screen, api, field, stored } = await openHeading();
  const held = hold(api);
  await userEvent.fill(field, 'Tea');
  await expect.poll(held.count, { timeout: 4000 }).toBe(1);
  await userEvent.fill(field, 'Tea and cake');
  await userEvent.click(screen.getByRole('button', { name: 'Home', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Visit' }));
  await expect.element(screen.getByRole('button', { name: 'Visit', exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Visit', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Home' }));
  held.release();
  await expect.poll(stored).toBe('Tea and cake');
  await expect.element(screen.getByRole('button', { name: 'Home', exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await expect.element(screen.getByRole('row', { name: 'Heading Tea and cake' })).toBeVisible();
  expect(held.count()).toBe(2);
});

it('leaves with unsaved edits only after confirmation while the server is unavailable', async () => {
  const { screen, api, field, left } = await openHeading();
  api.state.beforeSave = async () => err('unavailable');
  await userEvent.fill(field, 'Tea');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Leave anyway' }));
  expect(left).toEqual(['/visit/harbour-cafe?path=%2F']);
});

it('reloads the page after a conflict and lists the lost edits', async () => {
  const { screen, api, field } = await openHeading();
  api.state.beforeSave = async () => {
    const stored = api.state.documents.get(home)!;
    stored.document = { ...stored.document, sections: stored.document.sections.slice(1) };
    stored.version += 1;
    api.state.beforeSave = async () => undefined;
    return err('conflict');
  };
  await userEvent.fill(field, 'Tea');
  await expect
    .element(screen.getByText(/were lost: change a block/), { timeout: 4000 })
    .toBeVisible();
  await expect.element(screen.getByText(/Another person changed this page/)).toBeVisible();
});

it('keeps typed text when reloading after a conflict fails, and retries on request', async () => {
  const { screen, api, field, stored } = await openHeading();
  const document = api.state.documents.get(home)!;
  api.state.beforeSave = async () => {
    api.state.documents.delete(home);
    api.state.beforeSave = async () => undefined;
    return err('conflict');
  };
  await userEvent.fill(field, 'Tea');
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again, { timeout: 4000 }).toBeVisible();
  await userEvent.fill(field, 'Tea and cake');
  api.state.documents.set(home, document);
  await userEvent.click(again);
  await expect.poll(stored, { timeout: 4000 }).toBe('Tea and cake');
});

it.each([
  ['Try again', 'Tea'],
  ['Discard unsaved changes', 'Coffee'],
])('reloads the page with “%s” in the “Why?” dialog after a failed reload', async (name, text) => {
  const { screen, api, field, stored } = await openHeading();
  const document = api.state.documents.get(home)!;
  const before = stored();
  api.state.beforeSave = async () => {
    api.state.documents.delete(home);
    api.state.beforeSave = async () => undefined;
    return err('conflict');
  };
  await userEvent.fill(field, 'Tea');
  await expect.poll(() => api.state.documents.has(home), { timeout: 4000 }).toBe(false);
  const why = screen.getByRole('button', { name: 'Why?' });
  await expect.element(why, { timeout: 4000 }).toBeVisible();
  await userEvent.click(why);
  api.state.documents.set(home, document);
  const way = screen.getByRole('dialog').getByRole('button', { name });
  await expect.element(way).toBeVisible();
  // By key: in a narrow window the messages lie over it.
  (way.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(stored, { timeout: 4000 }).toBe(text === 'Tea' ? 'Tea' : before);
  await expect.element(screen.getByText(/^Saved/).first(), { timeout: 4000 }).toBeVisible();
});
