import type { RichText } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { richTextFromLines } from './rich-text-from-lines.ts';
import { RichTextView } from './rich-text-view.tsx';

const markup = (...content: RichText['content']) =>
  renderToStaticMarkup(<RichTextView value={{ type: 'doc', content }} />);

it('renders headings, lists and paragraphs', () => {
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

it('renders an ordered list with its start number and type', () => {
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

it('escapes HTML in text', () => {
  expect(
    markup({ type: 'paragraph', content: [{ type: 'text', text: '<script>x</script>' }] }),
  ).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>');
});

it('renders a link with a javascript: URL without an href', () => {
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

it('renders a line break in an empty paragraph', () => {
  expect(markup({ type: 'paragraph' })).toBe('<p><br/></p>');
});

it('plainText returns one line per paragraph', () => {
  expect(plainText(richTextFromLines('one', 'two'))).toBe('one\ntwo');
  expect(plainText(null)).toBe('');
});
