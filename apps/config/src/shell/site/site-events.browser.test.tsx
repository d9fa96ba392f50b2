import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { listForms } from '@sitewright/contracts/api';
import type { EventChannel } from '@sitewright/site-runtime/editor-events';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleForm } from '../../fake-api/sample.ts';

/** A channel that keeps what is said on it and passes on what others say. */
function fakeChannels() {
  const said: { readonly name: string; readonly event: unknown }[] = [];
  const target = new EventTarget();
  const openChannel = (name: string): EventChannel => ({
    postMessage: (event: unknown) => void said.push({ name, event }),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    close: () => {},
  });
  const hear = (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data }));
  return { said, openChannel, hear };
}

async function addForm(membership?: object) {
  const { said, openChannel } = fakeChannels();
  const { screen, api } = await renderApp('/harbour-cafe/forms', {
    services: { openChannel },
    ...(membership === undefined ? {} : { state: { membership: membership as never } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'New form' }));
  await expect.poll(() => api.state.forms.length).toBe(2);
  await expect.element(screen.getByRole('tab', { name: 'Build' })).toBeVisible();
  return said;
}

it('notifies other tabs of the website about a change by an owner (ROLE-12)', async () => {
  expect(await addForm()).toContainEqual({
    name: `sitewright.editor.${idOf('website', 1)}`,
    event: { kind: 'changed', paths: expect.arrayContaining([listForms.path]) },
  });
});

it('does not notify other tabs about a change by an editor (ROLE-13)', async () => {
  const account = { isOwner: false, roles: [collaboratorRole.EDITOR] };
  expect(await addForm({ ...account, permissions: [...permissionsOf(account)] })).toEqual([]);
});

it('refetches what another tab changed', async () => {
  const { openChannel, hear } = fakeChannels();
  const { screen, api } = await renderApp('/harbour-cafe/forms', { services: { openChannel } });
  await expect.element(screen.getByRole('link', { name: sampleForm.name })).toBeVisible();
  const [form] = api.state.forms;
  api.state.forms = [form!, { ...form!, id: idOf('form', 9), name: 'Cake of the week' }];
  hear({ kind: 'changed', paths: [listForms.path] });
  await expect.element(screen.getByRole('link', { name: 'Cake of the week' })).toBeVisible();
});
