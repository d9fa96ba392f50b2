import { expect, it } from 'vitest';
import { commentLink } from './comment-link.ts';

const parts = { baseUrl: 'https://demo.example', itemLink: '/blog/first', disqusShortname: '' };

it('ends with #disqus_thread if the site has a Disqus shortname (COMMENT-01)', () => {
  expect(commentLink({ ...parts, disqusShortname: 'demo', id: '7' })).toBe(
    'https://demo.example/blog/first#disqus_thread',
  );
});

it('ends with #comment- and the comment ID if the site has no Disqus shortname (COMMENT-02)', () => {
  expect(commentLink({ ...parts, id: '7' })).toBe('https://demo.example/blog/first#comment-7');
});

it('has no fragment without a Disqus shortname and a comment ID (COMMENT-03)', () => {
  expect(commentLink(parts)).toBe('https://demo.example/blog/first');
  expect(commentLink({ ...parts, id: '' })).toBe('https://demo.example/blog/first');
});
