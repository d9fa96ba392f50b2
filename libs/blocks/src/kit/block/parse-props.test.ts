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

it('takes stored props through every migration after their version', () => {
  expect(parseProps(note, 1, { text: 'dusk' })).toStrictEqual({
    ok: true,
    props: { words: 'DUSK' },
  });
  expect(parseProps(note, 2, { content: 'dawn' })).toMatchObject({ props: { words: 'DAWN' } });
  expect(parseProps(note, 3, { words: 'noon' })).toMatchObject({ props: { words: 'noon' } });
});

it('parses the same stored props once, and anew for another version or block', () => {
  const stored = { words: 'noon' };
  const parsed = parseProps(note, 3, stored);
  expect(parseProps(note, 3, stored)).toBe(parsed);
  expect(parseProps(note, 4, stored)).toMatchObject({ ok: false });
  expect(parseProps(note, 2, stored)).toMatchObject({ props: { words: 'UNDEFINED' } });
  const strict = { ...note, props: z.object({ words: z.literal('dusk') }) };
  expect(parseProps(strict, 3, stored)).toMatchObject({ ok: false });
  expect(parseProps(note, 3, { words: 'noon' })).not.toBe(parsed);
});

it('rejects props of a version that is not known yet', () => {
  expect(parseProps(note, 4, { words: 'noon' })).toMatchObject({ ok: false });
});

it('rejects props that do not fit', () => {
  expect(parseProps(note, 3, { words: 7 })).toMatchObject({ ok: false });
});

it.each([undefined, null, 'dusk', 7])(
  'rejects %s for props before any migration sees it',
  (stored) => {
    expect(parseProps(note, 1, stored)).toMatchObject({ ok: false });
  },
);

it('rejects props of a version that never was', () => {
  expect(parseProps(note, 0, { words: 'noon' })).toMatchObject({ ok: false });
  expect(parseProps(note, -3, { words: 'noon' })).toMatchObject({ ok: false });
});
