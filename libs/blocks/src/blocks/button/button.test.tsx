import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { button } from './schema.ts';

it('is a link in the look of the site’s buttons', () => {
  const markup = renderBlock(button, { text: 'Go', link: { href: '/shop' }, look: 'secondary' });

  expect(markup).toContain('href="/shop"');
  expect(markup).toContain('data-look="secondary"');
});

it('is nothing without words', () => {
  expect(renderBlock(button, { link: { href: '/shop' } })).toBe('');
});

it('leads nowhere instead of running a script', () => {
  expect(renderBlock(button, { text: 'Go', link: { href: 'javascript:alert(1)' } })).not.toContain(
    'href',
  );
});
