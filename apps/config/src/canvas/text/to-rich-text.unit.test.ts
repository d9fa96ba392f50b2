import { expect, it } from 'vitest';
import { toRichText } from './to-rich-text.ts';

it('leaves out what is not set', () => {
  expect(
    toRichText({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { align: null, size: null },
          content: [
            {
              type: 'text',
              text: 'Hello',
              marks: [{ type: 'link', attrs: { href: '/visit', newWindow: null } }],
            },
          ],
        },
        { type: 'heading', attrs: { level: 2, align: 'center' }, content: [] },
        {
          type: 'orderedList',
          attrs: { start: 1 },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
      ],
    }),
  ).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Hello', marks: [{ type: 'link', attrs: { href: '/visit' } }] },
        ],
      },
      { type: 'heading', attrs: { level: 2, align: 'center' }, content: [] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ],
  });
});

it('rejects a kind of node that no page may have', () => {
  expect(toRichText({ type: 'doc', content: [{ type: 'iframe' }] })).toBeUndefined();
});
