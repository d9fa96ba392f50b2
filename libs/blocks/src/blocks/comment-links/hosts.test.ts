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

it('are those of the comment service, where the site has one and comments are on', () => {
  expect(hostsWith({ disqusShortname: 'studio' }).scripts).toStrictEqual([
    'https://studio.disqus.com',
  ]);
  expect(hostsWith({}).scripts).toStrictEqual([]);
  expect(hostsWith({ disqusShortname: 'studio', commentsEnabled: false }).scripts).toStrictEqual(
    [],
  );
  expect(hostsWith({ disqusShortname: 'a.example; *' }).scripts).toStrictEqual([]);
});
