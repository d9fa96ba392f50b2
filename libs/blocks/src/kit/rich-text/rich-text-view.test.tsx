import type { RichText } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { richTextFromLines } from './rich-text-from-lines.ts';
import { RichTextView } from './rich-text-view.tsx';

const markup = (...content: RichText['content']) =>
  renderToStaticMarkup(<RichTextView value={{ type: 'doc', content }} />);

it('draws paragraphs, headings, lists and quotations', () => {
  expect(
    markup(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dusk' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }],
          },
        ],
      },
    ),
  ).toBe('<h2>Dusk</h2><ul><li><p>one</p></li></ul>');
});

it('numbers a list from where it begins, in its own numbering', () => {
  const items: RichText['content'] = [
    {
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'three' }] }],
    },
  ];
  expect(markup({ type: 'orderedList', attrs: { start: 3, type: 'a' }, content: items })).toBe(
    '<ol start="3" type="a"><li><p>three</p></li></ol>',
  );
});

it('nests marks in their order', () => {
  expect(
    markup({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'italic' }] }],
    }),
  ).toBe('<p><strong><em>x</em></strong></p>');
});

it('draws text as text, never as markup', () => {
  expect(
    markup({ type: 'paragraph', content: [{ type: 'text', text: '<script>x</script>' }] }),
  ).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>');
});

it('leaves a link to a script without an address', () => {
  expect(
    markup({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'x',
          marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
        },
      ],
    }),
  ).toBe('<p><a>x</a></p>');
});

it('keeps the line of an empty paragraph', () => {
  expect(markup({ type: 'paragraph' })).toBe('<p><br/></p>');
});

it('gives the words of a text, a line for each paragraph', () => {
  expect(plainText(richTextFromLines('one', 'two'))).toBe('one\ntwo');
  expect(plainText(null)).toBe('');
});
