import type { RichText } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { createItemDescription } from './create-item-description.ts';

const body = (...lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

it('returns the excerpt', () => {
  expect(createItemDescription({ excerpt: 'On fog.', body: body('Damp.') })).toBe('On fog.');
});

it('returns the beginning of the text if there is no excerpt', () => {
  expect(createItemDescription({ excerpt: ' ', body: body('It is damp.', 'Very.') })).toBe(
    'It is damp. Very.',
  );
  const long = createItemDescription({ excerpt: '', body: body('Fog, and more. '.repeat(40)) });
  expect(long).toBe(`${'Fog, and more. '.repeat(10)}Fog, and…`);
  expect(long.length).toBeLessThanOrEqual(160);
});

it('truncates a text without spaces between characters', () => {
  const cut = createItemDescription({ excerpt: '', body: body(`${'東'.repeat(158)}🎏🎏`) });
  expect(cut).toBe(`${'東'.repeat(158)}…`);
});

it('returns an empty string without excerpt and text', () => {
  expect(createItemDescription({ excerpt: '', body: null })).toBe('');
});
