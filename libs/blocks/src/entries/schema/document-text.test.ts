import { blockType } from '@sitewright/contracts/codes';
import type { Block } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';
import { documentText } from './document-text.ts';

let rows = 0;
const block = (type: number, props: object, version = 1): Block => {
  rows += 1;
  const placement = { column: 1, row: rows, width: 12, height: 1 };
  return { id: `block${rows}`, type, version, props: props as Block['props'], placement };
};
const wordsOf = (...blocks: readonly Block[]) => {
  const section = createSection('aaaa');
  const stored = Object.fromEntries(blocks.map((one) => [one.id, one]));
  const layout = { ...section.layout, blocks: stored };
  return documentText({ ...createDocument(), sections: [{ ...section, layout }] });
};

it('returns headings, rich text and list entries in page order', () => {
  const question = { title: 'How long?', text: richTextFromLines('Three days.') };
  const last = block(blockType.HEADING, { text: 'Below' });
  const words = wordsOf(
    block(blockType.TEXT, { text: richTextFromLines('We roast', 'on Tuesdays.') }),
    block(blockType.ACCORDION, { items: [question] }),
    { ...last, placement: { ...last.placement, row: 400 } },
    block(blockType.HEADING, { text: 'Welcome' }),
  );
  expect(words).toBe('We roast\non Tuesdays.\nHow long?\nThree days.\nWelcome\nBelow');
});

it('omits text that visitors do not see, and unknown types and versions', () => {
  const words = wordsOf(
    block(blockType.EMBED, { markup: '<iframe src="https://x.example">', title: 'A concert' }),
    block(blockType.SUMMARY, { category: 'News', tag: 'clay' }),
    block(blockType.CODE, { code: 'secret()', title: 'for readers' }),
    block(999, { text: 'Unknown' }),
    block(blockType.HEADING, { text: 'Newer' }, 99),
  );
  expect(words).toBe('A concert');
});
