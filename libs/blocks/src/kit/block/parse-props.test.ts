import { blockType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineBlock } from './define-block.ts';
import { parseProps } from './parse-props.ts';

const note = defineBlock({
  type: blockType.TEXT,
  name: 'note',
  label: 'Note',
  category: 'basic',
  version: 3,
  props: z.object({ words: z.string().default('') }),
  defaults: {},
  migrations: [
    ({ text }) => ({ content: text }),
    ({ content }) => ({ words: String(content).toUpperCase() }),
  ],
  size: { width: 1, height: 1 },
});

it('applies every migration after the stored version', () => {
  expect(parseProps(note, 1, { text: 'dusk' })).toStrictEqual({
    ok: true,
    props: { words: 'DUSK' },
  });
  expect(parseProps(note, 2, { content: 'dawn' })).toMatchObject({ props: { words: 'DAWN' } });
  expect(parseProps(note, 3, { words: 'noon' })).toMatchObject({ props: { words: 'noon' } });
});

it('caches the result per stored object, version and block', () => {
  const stored = { words: 'noon' };
  const parsed = parseProps(note, 3, stored);
  expect(parseProps(note, 3, stored)).toBe(parsed);
  expect(parseProps(note, 4, stored)).toMatchObject({ ok: false });
  expect(parseProps(note, 2, stored)).toMatchObject({ props: { words: 'UNDEFINED' } });
  const strict = { ...note, props: z.object({ words: z.literal('dusk') }) };
  expect(parseProps(strict, 3, stored)).toMatchObject({ ok: false });
  expect(parseProps(note, 3, { words: 'noon' })).not.toBe(parsed);
});

it('rejects props of a newer version', () => {
  expect(parseProps(note, 4, { words: 'noon' })).toMatchObject({ ok: false });
});

it('rejects invalid props', () => {
  expect(parseProps(note, 3, { words: 7 })).toMatchObject({ ok: false });
});

it.each([undefined, null, 'dusk', 7])(
  'rejects %s as props before running a migration',
  (stored) => {
    expect(parseProps(note, 1, stored)).toMatchObject({ ok: false });
  },
);

it('rejects props of a version below 1', () => {
  expect(parseProps(note, 0, { words: 'noon' })).toMatchObject({ ok: false });
  expect(parseProps(note, -3, { words: 'noon' })).toMatchObject({ ok: false });
});
