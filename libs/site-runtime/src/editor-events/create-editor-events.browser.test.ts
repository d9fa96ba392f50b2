import type { EditorEvent } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { createEditorEvents, type EditorEvents } from './create-editor-events.ts';

const opened: EditorEvents[] = [];
const open = (websiteId: string, mayBroadcast: boolean) => {
  const events = createEditorEvents({
    websiteId,
    mayBroadcast: () => mayBroadcast,
    openChannel: (name) => new BroadcastChannel(name),
  });
  const heard: EditorEvent[] = [];
  events.subscribe((event) => heard.push(event));
  opened.push(events);
  return { ...events, heard };
};
afterEach(() => {
  for (const events of opened.splice(0)) events.close();
});

const changed = (path: string): EditorEvent => ({ kind: 'changed', paths: [path] });

it('broadcasts the events of an admin to other tabs of the same site only (ROLE-12)', async () => {
  const admin = open('bakery', true);
  const other = open('bakery', false);
  const otherSite = open('harbour', true);
  admin.broadcast(changed('/api/pages'));
  await expect.poll(() => other.heard).toEqual([changed('/api/pages')]);
  // The arrival of a later event shows that the first one was not sent.
  open('harbour', true).broadcast(changed('/api/last'));
  await expect.poll(() => otherSite.heard).toEqual([changed('/api/last')]);
  expect(admin.heard).toEqual([]);
});

it('does not broadcast the events of a user without admin permission (ROLE-13)', async () => {
  const other = open('bakery', true);
  open('bakery', false).broadcast(changed('/api/pages'));
  open('bakery', true).broadcast(changed('/api/last'));
  await expect.poll(() => other.heard).toEqual([changed('/api/last')]);
});

it('broadcasts an event after it is closed', async () => {
  const [left, other] = [open('bakery', true), open('bakery', false)];
  left.close();
  left.broadcast(changed('/api/pages'));
  await expect.poll(() => other.heard).toEqual([changed('/api/pages')]);
});

it('ignores invalid messages, and receives nothing after it is closed', async () => {
  const [first, second] = [open('bakery', true), open('bakery', true)];
  const strange = new BroadcastChannel('sitewright.editor.bakery');
  // A channel takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (data: unknown) => strange.postMessage(data);
  post({ kind: 'changed', paths: 'all' });
  post('changed');
  first.close();
  post(changed('/api/last'));
  strange.close();
  await expect.poll(() => second.heard).toEqual([changed('/api/last')]);
  expect(first.heard).toEqual([]);
});
