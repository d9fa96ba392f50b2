import { applyOperation, findBlock } from '@sitewright/page-model';
import type { Operation } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { DataFetch, DataRequest } from '@sitewright/data-layer';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

const home = idOf('page', 1);

afterEach(() => vi.restoreAllMocks());

/** The editor on the homepage with its heading selected, and the text of that heading on the server. */
async function openHeading(changes: Parameters<typeof renderApp>[1] = {}) {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/edit?path=%2F', changes);
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

it('names the footer when it is left while its edits cannot be saved', async () => {
  await page.viewport(1280, 800);
  let isOffline = false;
  const { screen } = await renderApp('/harbour-cafe/edit?path=%2F&part=footer', {
    wrapFetch: (fetch) => (url, request) => {
      if (isOffline) throw new TypeError('There is no connection.');
      return fetch(url, request);
    },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'Edit the footer' }))
    .toBeInTheDocument();
  isOffline = true;
  await userEvent.keyboard('{Shift>}a{/Shift}');
  await userEvent.click(screen.getByRole('option', { name: /^Questions and answers/ }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(screen.getByText(/^Your last changes to “Footer” are not saved/))
    .toBeVisible();
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

/** Dispatches `beforeunload` and returns whether the browser asks before it leaves. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** The editor with a changed heading whose save waits for its timer, and the saves that are sent. */
async function openChanged() {
  const saves: DataRequest[] = [];
  const app = await openHeading({
    wrapFetch: (fetch) => (url, request) => {
      if (url.includes('/operations')) saves.push(request);
      return fetch(url, request);
    },
  });
  await userEvent.fill(app.field, 'Tea');
  expect(saves).toEqual([]);
  return { ...app, saves };
}

it.each([
  ['is about to be left', () => void asksBeforeUnload()],
  ['is left', () => void window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('sends pending edits once, with keepalive, when the window %s', async (_, hide) => {
  const { saves, stored } = await openChanged();
  hide();
  expect(saves).toEqual([expect.objectContaining({ keepalive: true })]);
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(stored).toBe('Tea');
  expect(saves).toHaveLength(1);
});

it('does not send pending edits early when the window becomes visible', async () => {
  const { saves } = await openChanged();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saves).toEqual([]);
});

it('asks before the window is left only while edits are neither saved nor on this device', async () => {
  let isFull = false;
  const entries = new Map<string, string>();
  const { api, field, stored } = await openHeading({
    services: {
      storage: {
        getItem: (key) => entries.get(key) ?? null,
        setItem(key, value) {
          if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          entries.set(key, value);
        },
        removeItem: (key) => void entries.delete(key),
      },
    },
  });
  expect(asksBeforeUnload()).toBe(false);
  isFull = true;
  const held = hold(api);
  await userEvent.fill(field, 'Tea');
  expect(asksBeforeUnload()).toBe(true);
  held.release();
  await expect.poll(stored).toBe('Tea');
  await expect.poll(asksBeforeUnload).toBe(false);
  isFull = false;
  await userEvent.fill(field, 'Tea and cake');
  expect(asksBeforeUnload()).toBe(false);
});

it('does not repeat a save that arrived over another person’s later edit', async () => {
  let losesResponses = true;
  const losing =
    (fetch: DataFetch): DataFetch =>
    async (url, request) => {
      const response = await fetch(url, request);
      if (losesResponses && url.includes('/operations')) throw new TypeError('No connection.');
      return response;
    };
  const { screen, api, field, stored } = await openHeading({ wrapFetch: losing });
  await userEvent.fill(field, 'Tea');
  await expect.poll(stored, { timeout: 4000 }).toBe('Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Home', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Visit' }));
  await expect.element(screen.getByText(/^Your last changes to “Home”/).first()).toBeVisible();
  const remote: Operation = {
    kind: 'setProps',
    sectionId: 'welcome',
    blockId: 'title',
    version: 1,
    props: { text: 'Cake' },
  };
  const draft = api.state.documents.get(home)!;
  const applied = applyOperation(draft.document, remote);
  if (!applied.ok) throw new Error(applied.error);
  draft.document = applied.document;
  draft.version += 1;
  draft.log.push(remote);
  await userEvent.click(screen.getByRole('button', { name: 'Visit', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Home' }));
  // Unknown whether the document contains the save.
  await expect.element(screen.getByText('The page could not be opened.')).toBeVisible();
  losesResponses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await expect.element(screen.getByRole('row', { name: 'Heading Cake' })).toBeVisible();
  expect(stored()).toBe('Cake');
});

it('reopens a page with its edits while saves are unavailable and nothing else has changed', async () => {
  const { screen, api, field, stored } = await openHeading();
  api.state.beforeSave = async () => err('unavailable');
  await userEvent.fill(field, 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Home', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Visit' }));
  await expect.element(screen.getByText(/^Your last changes to “Home”/).first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Visit', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Home' }));
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await expect.element(screen.getByRole('row', { name: 'Heading Tea' })).toBeVisible();
  api.state.beforeSave = async () => undefined;
  await expect.poll(stored, { timeout: 8000 }).toBe('Tea');
});
