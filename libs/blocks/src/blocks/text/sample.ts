import type { CreateSample } from '../../kit/sample/block-sample.ts';

const words = (text: string, ...marks: readonly object[]) => ({
  type: 'text',
  text,
  ...(marks.length === 0 ? {} : { marks }),
});

const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });

export const sample: CreateSample = () => ({
  props: {
    text: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [words('A heading in a text')] },
        paragraph(
          words('Words with '),
          words('weight', { type: 'bold' }),
          words(' and '),
          words('a link', { type: 'link', attrs: { href: '/block-heading' } }),
          words(
            ', long enough to run into a second column where there is one, because a column of one line shows nothing at all.',
          ),
        ),
        {
          type: 'bulletList',
          content: ['One', 'Two'].map((item) => ({
            type: 'listItem',
            content: [paragraph(words(item))],
          })),
        },
      ],
    },
  },
});
