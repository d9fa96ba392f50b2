import { expect, it } from 'vitest';
import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { text } from './schema.ts';

it('renders rich text as paragraphs', () => {
  expect(renderBlock(text, { text: richTextFromLines('Dusk.') })).toBe(
    '<div class="text prose"><p>Dusk.</p></div>',
  );
});

it('renders the configured number of columns', () => {
  expect(renderBlock(text, { columns: '2' })).toContain('data-columns="2"');
});
