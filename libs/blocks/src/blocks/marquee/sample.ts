import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    entries: [{ text: 'New work every Friday' }, { text: 'Open from ten to six' }],
  },
  beside: { waveFrequency: { waveIntensity: 6 } },
  others: {
    'With a link': {
      entries: [
        { text: 'New work every Friday', link: { href: '/blog', newWindow: false } },
        { text: 'Open from ten to six' },
      ],
    },
  },
});
