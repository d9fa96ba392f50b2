import { expect, it } from 'vitest';
import { sampleContext } from '../../kit/testing/sample-view.tsx';
import { hosts } from './hosts.ts';

const hostsWith = (websiteSettings: object) =>
  hosts(
    { itemId: null, text: '' },
    {
      ...sampleContext,
      websiteSettings: { ...sampleContext.websiteSettings, ...websiteSettings },
    },
  );

it('returns the comment service host only when it is valid and comments are enabled', () => {
  expect(hostsWith({ disqusShortname: 'studio' }).scripts).toStrictEqual([
    'https://studio.disqus.com',
  ]);
  expect(hostsWith({}).scripts).toStrictEqual([]);
  expect(hostsWith({ disqusShortname: 'studio', commentsEnabled: false }).scripts).toStrictEqual(
    [],
  );
  expect(hostsWith({ disqusShortname: 'a.example; *' }).scripts).toStrictEqual([]);
});
