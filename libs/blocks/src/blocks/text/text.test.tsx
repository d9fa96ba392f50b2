import { expect, it } from 'vitest';
import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { text } from './schema.ts';

it('draws rich text as running text', () => {
  expect(renderBlock(text, { text: richTextFromLines('Dusk.') })).toBe(
    '<div class="text prose"><p>Dusk.</p></div>',
  );
});

it('is set in columns where its owner wants them', () => {
  expect(renderBlock(text, { columns: '2' })).toContain('data-columns="2"');
});
