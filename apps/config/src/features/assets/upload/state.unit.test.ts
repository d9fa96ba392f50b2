import { expect, it } from 'vitest';
import { sampleAsset } from '../../../fake-api/sample.ts';
import { transition, type UploadEvent, type UploadItem } from './state.ts';

type Item = UploadItem<string>;
const play = (events: readonly UploadEvent<string>[]) =>
  events.reduce<{ items: readonly Item[]; begun: readonly string[] }>(
    ({ items, begun }, event) => {
      const next = transition(items, event);
      return { items: next.items, begun: [...begun, ...next.begin.map(({ id }) => id)] };
    },
    { items: [], begun: [] },
  );
const files = (...ids: string[]) => ids.map((id) => ({ id, file: `${id}.jpg` }));
const asset = { ...sampleAsset(1, 'a.jpg'), isNew: true };

it('uploads three files at a time and starts the next when one finishes', () => {
  const added: UploadEvent<string> = { kind: 'added', files: files('a', 'b', 'c', 'd') };
  expect(play([added]).begun).toEqual(['a', 'b', 'c']);
  const later = play([added, { kind: 'finished', id: 'b', asset }]);
  expect(later.begun).toEqual(['a', 'b', 'c', 'd']);
  expect(later.items.map(({ state }) => state)).toEqual([
    'uploading',
    'done',
    'uploading',
    'uploading',
  ]);
});

it('stores the error of a failed upload until it is retried', () => {
  const events: UploadEvent<string>[] = [
    { kind: 'added', files: files('a') },
    { kind: 'progressed', id: 'a', progress: 0.5 },
    { kind: 'failed', id: 'a', message: 'Too large.' },
  ];
  expect(play(events).items).toMatchObject([{ state: 'failed', message: 'Too large.' }]);
  expect(play([...events, { kind: 'retry', id: 'a' }]).items).toMatchObject([
    { state: 'uploading', progress: 0 },
  ]);
});

it('clears finished uploads and keeps running ones', () => {
  const { items } = play([
    { kind: 'added', files: files('a', 'b') },
    { kind: 'finished', id: 'a', asset },
    { kind: 'cleared' },
  ]);
  expect(items.map(({ id }) => id)).toEqual(['b']);
});

it('removes a canceled file, starts the next and ignores the result of the canceled upload', () => {
  const { items, begun } = play([
    { kind: 'added', files: files('a', 'b', 'c', 'd') },
    { kind: 'canceled', id: 'b' },
    { kind: 'failed', id: 'b', message: 'Stopped.' },
  ]);
  expect(items.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});
