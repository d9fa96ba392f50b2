import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    cards: [
      {
        title: 'Lunch',
        parts: [
          {
            title: 'Warm',
            dishes: [{ title: 'Soup', description: 'With bread', price: '6', note: 'vegan' }],
          },
        ],
      },
      { title: 'Drinks', parts: [{ title: '', dishes: [{ title: 'Tea', price: '3' }] }] },
    ],
  },
});
