import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    dates: [
      {
        day: '2031-04-02',
        venue: 'Old Harbour Hall',
        city: 'Tidewater',
        tickets: '/block-button',
      },
      { day: '2031-04-05', venue: 'The Ropewalk', city: 'Westquay', state: 'soldOut' },
      { day: '2031-04-09', venue: 'Lantern Room', city: 'Eastholm', state: 'cancelled' },
    ],
  },
});
