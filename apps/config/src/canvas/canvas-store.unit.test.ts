import { createDocument, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { createCanvasStore, received } from './canvas-store.ts';

const document = createDocument([createSection('main'), createSection('more')]);
const start = { ...createCanvasStore(null).getState(), document };

it('follows an operation and keeps the identity of what it does not touch', () => {
  const after = received(start, {
    kind: 'operation',
    operation: { kind: 'nameSection', sectionId: 'main', name: 'Main' },
  });
  expect(after.document.sections[0]?.name).toBe('Main');
  expect(after.document.sections[1]).toBe(document.sections[1]);
});

it('keeps data that came earlier beside new data', () => {
  const asset = { kind: 'asset' } as never;
  const once = received(start, { kind: 'blockData', data: { one: asset } });
  const twice = received(once, { kind: 'blockData', data: { two: asset } });
  expect(Object.keys(twice.data)).toEqual(['one', 'two']);
});

it('forgets what was pointed at when the preview begins', () => {
  const hovering = { ...start, hovered: { sectionId: 'main', blockId: null } };
  expect(received(hovering, { kind: 'mode', mode: 'preview' })).toMatchObject({
    mode: 'preview',
    hovered: null,
  });
});
