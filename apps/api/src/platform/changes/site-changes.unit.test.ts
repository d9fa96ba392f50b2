import { expect, it } from 'vitest';
import type { ChannelListener } from '../database/index.ts';
import { createSiteChanges } from './site-changes.ts';

const id = (number: number) => String(number).padStart(24, '0');

/** A channel whose messages arrive when a test says so, or fail. */
function changesOver() {
  const sent: { readonly payload: string; arrive(): void; fail(): void }[] = [];
  const heard: string[] = [];
  let missed = 0;
  let listener: ChannelListener | undefined;
  const changes = createSiteChanges({
    openChannel(opened) {
      listener = opened;
      return {
        send: (payload) =>
          new Promise((resolve, reject) => {
            sent.push({ payload, arrive: resolve, fail: () => reject(new Error('away')) });
          }),
      };
    },
    serverId: 'me',
    onChange: (websiteId, change) => heard.push(`${change} ${websiteId}`),
    onMissed: () => {
      missed += 1;
    },
  });
  return {
    changes,
    sent,
    heard,
    missed: () => missed,
    hear: (payload: string) => listener?.onPayload(payload),
    reconnect: () => listener?.onListening(),
  };
}

it('sends the first change at once and batches later ones without duplicates', async () => {
  const { changes, sent } = changesOver();
  for (const number of [1, 2, 3, 2]) changes.announce(id(number), 'contents');
  expect(sent.map(({ payload }) => payload)).toEqual([`me ${id(1)}`]);
  sent[0]!.arrive();
  await expect.poll(() => sent[1]?.payload).toBe(`me ${id(2)} ${id(3)}`);
});

it('splits many changes into messages below the 8000-byte limit of NOTIFY', async () => {
  const { changes, sent } = changesOver();
  for (let number = 0; number < 1_000; number += 1) changes.announce(id(number), 'host');
  for (let message = 0; message < 5; message += 1) {
    await expect.poll(() => sent[message]).toBeDefined();
    sent[message]!.arrive();
  }
  const ids = sent.flatMap(({ payload }) => payload.split(' ').slice(1));
  expect(new Set(ids).size).toBe(1_000);
  expect(ids).toHaveLength(1_000);
  for (const { payload } of sent) expect(payload.length).toBeLessThan(8_000);
});

it('resends a failed change after a reconnect and reports that changes may have been missed', async () => {
  const { changes, sent, missed, reconnect } = changesOver();
  changes.announce(id(1), 'contents');
  sent[0]!.fail();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toHaveLength(1);
  reconnect();
  expect(missed()).toBe(1);
  await expect.poll(() => sent[1]?.payload).toBe(`me ${id(1)}`);
});

it('reports changes of other servers only and ignores invalid ids', () => {
  const { hear, heard } = changesOver();
  hear(`me ${id(1)}`);
  hear(`other ${id(2)} nonsense host:${id(3)} host: host:nonsense`);
  hear('');
  hear('other');
  expect(heard).toEqual([`contents ${id(2)}`, `host ${id(3)}`]);
});

it('sends both kinds of change of one website, each with its own prefix', async () => {
  const { changes, sent } = changesOver();
  for (const change of ['contents', 'host', 'contents'] as const) changes.announce(id(1), change);
  sent[0]!.arrive();
  await expect
    .poll(() => sent.map(({ payload }) => payload))
    .toContain(`me host:${id(1)} ${id(1)}`);
});
