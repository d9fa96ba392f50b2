import { expect, it } from 'vitest';
import { toRichText } from './to-rich-text.ts';

it('omits null and default attributes', () => {
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

it('returns undefined for an unknown node type', () => {
  expect(toRichText({ type: 'doc', content: [{ type: 'iframe' }] })).toBeUndefined();
});
