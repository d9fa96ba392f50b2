import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';
import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    items: ['Where?', 'When?', 'How long?'].map((title) => ({
      title,
      text: richTextFromLines('An answer of a sentence or two.'),
    })),
  },
});
