import { expect, it } from 'vitest';
import { commentLink } from './comment-link.ts';

const parts = { baseUrl: 'https://demo.example', itemLink: '/blog/first', disqusShortname: '' };

it('ends with #disqus_thread where the site has a shortname (COMMENT-01)', () => {
  expect(commentLink({ ...parts, disqusShortname: 'demo', id: '7' })).toBe(
    'https://demo.example/blog/first#disqus_thread',
  );
});

it('ends with the comment’s id where the site has none (COMMENT-02)', () => {
  expect(commentLink({ ...parts, id: '7' })).toBe('https://demo.example/blog/first#comment-7');
});

it('has no fragment without shortname and id (COMMENT-03)', () => {
  expect(commentLink(parts)).toBe('https://demo.example/blog/first');
  expect(commentLink({ ...parts, id: '' })).toBe('https://demo.example/blog/first');
});
