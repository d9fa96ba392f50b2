import type { RichText } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { htmlToRichText } from './html-to-rich-text.ts';
import { richTextToHtml } from './rich-text-to-html.ts';

const text = (
  content: string,
  ...marks: NonNullable<Extract<RichText['content'][number], { type: 'text' }>['marks']>
) => ({ type: 'text', text: content, ...(marks.length === 0 ? {} : { marks }) }) as const;
const paragraph = (...content: RichText['content']) => ({ type: 'paragraph', content }) as const;

describe('htmlToRichText', () => {
  it('reads what richTextToHtml writes', () => {
    const link = {
      type: 'link',
      attrs: { href: 'https://a.example/?b=1&c="', newWindow: true },
    } as const;
    const body: RichText = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, align: 'center' }, content: [text('A < B & "C"')] },
        {
          type: 'paragraph',
          attrs: { align: 'end', size: 'large' },
          content: [
            text('One '),
            text('two', { type: 'bold' }, link),
            { type: 'hardBreak' },
            text('three', { type: 'code' }),
          ],
        },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                paragraph(text('x')),
                {
                  type: 'orderedList',
                  attrs: { start: 3, type: 'a' },
                  content: [{ type: 'listItem', content: [paragraph(text('y'))] }],
                },
              ],
            },
          ],
        },
        {
          type: 'blockquote',
          content: [
            paragraph(text('z', { type: 'italic' }, { type: 'underline' }, { type: 'strike' })),
          ],
        },
        { type: 'horizontalRule' },
      ],
    };
    expect(htmlToRichText(richTextToHtml(body))).toEqual(body);
  });

  it.each([
    ['  ', null],
    [
      'Made by hand.\n\nFired < twice.',
      [paragraph(text('Made by hand.')), paragraph(text('Fired < twice.'))],
    ],
    [
      '<div>One<p>Two</p><span>Three</span></div>',
      [paragraph(text('One')), paragraph(text('Two')), paragraph(text('Three'))],
    ],
    ['<p>a<script>alert(1)</script><img src=x onerror=alert(1)></p>', [paragraph(text('a'))]],
    ['<a href="javascript:alert(1)">b</a>', [paragraph(text('b'))]],
    [
      '<table><tr><td>Size</td><td>A4</td></tr></table>',
      [paragraph(text('Size'), text(' '), text('A4'))],
    ],
    [
      '<ul>\n<li>x</li>\n</ul>',
      [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('x'))] }] }],
    ],
  ])('reads %j', (html, content) => {
    expect(htmlToRichText(html)).toEqual(content === null ? null : { type: 'doc', content });
  });

  it('has limits for long and deeply nested texts', () => {
    expect(htmlToRichText('a'.repeat(200_001))).toBe('tooLong');
    expect(['tooLong', null]).toContain(htmlToRichText(`${'<div>'.repeat(20_000)}x`));
    expect(htmlToRichText(`${'<b><i>'.repeat(10_000)}x`)).not.toBeUndefined();
  });
});
