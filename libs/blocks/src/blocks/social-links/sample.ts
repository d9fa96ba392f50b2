import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    links: [
      { service: 'instagram', url: 'https://www.instagram.com/' },
      { service: 'github', url: 'https://github.com/' },
      { service: 'rss', url: 'https://example.com/feed' },
    ],
  },
});
