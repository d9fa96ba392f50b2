import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    title: 'At the counter',
    data: 'Day;Cups;Cakes\nFriday;140;35\nSaturday;260;80\nSunday;190;120',
  },
  others: {
    'With a number missing and one below zero': {
      title: 'Against the year before',
      unit: '%',
      data: 'Month;Boats;Guests\nMarch;4;-12.5\nApril;;8\nMay;17;21',
    },
  },
});
