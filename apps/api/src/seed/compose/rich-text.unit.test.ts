import { richText } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { prose } from './rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });

describe('prose', () => {
  it('parses the block prefix at the beginning of a line', () => {
    expect(prose('## Title', '+ Large', '^ Small', '> Said', 'Plain').content).toStrictEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Title')] },
      { type: 'paragraph', attrs: { size: 'large' }, content: [text('Large')] },
      { type: 'paragraph', attrs: { size: 'small' }, content: [text('Small')] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [text('Said')] }] },
      { type: 'paragraph', content: [text('Plain')] },
    ]);
  });

  it('groups consecutive list items into one list', () => {
    const { content } = prose('- One', '- Two', 'Between', '- Three');
    expect(content.map((node) => [node.type, 'content' in node && node.content?.length])).toEqual([
      ['bulletList', 2],
      ['paragraph', 1],
      ['bulletList', 1],
    ]);
  });

  it('parses inline marks and ignores underscores within words', () => {
    expect(prose('A **bold** [link](/a_b_c) in _two_ snake_case_words').content).toStrictEqual([
      {
        type: 'paragraph',
        content: [
          text('A '),
          { ...text('bold'), marks: [{ type: 'bold' }] },
          text(' '),
          { ...text('link'), marks: [{ type: 'link', attrs: { href: '/a_b_c' } }] },
          text(' in '),
          { ...text('two'), marks: [{ type: 'italic' }] },
          text(' snake_case_words'),
        ],
      },
    ]);
  });

  it('converts a line break to a hard break', () => {
    expect(prose('One\nTwo').content).toStrictEqual([
      { type: 'paragraph', content: [text('One'), { type: 'hardBreak' }, text('Two')] },
    ]);
  });

  it('creates valid rich text', () => {
    const written = prose('## **All** of [it](/x)', '- at _once_', '^ and\nmore');
    expect(richText.parse(written)).toStrictEqual(written);
  });
});
