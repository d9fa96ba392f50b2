import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { button } from './schema.ts';

it('renders a link with the configured button style', () => {
  const markup = renderBlock(button, { text: 'Go', link: { href: '/shop' }, look: 'secondary' });

  expect(markup).toContain('href="/shop"');
  expect(markup).toContain('data-look="secondary"');
});

it('renders an empty string without text', () => {
  expect(renderBlock(button, { link: { href: '/shop' } })).toBe('');
});

it('omits the href for a javascript: URL', () => {
  expect(renderBlock(button, { text: 'Go', link: { href: 'javascript:alert(1)' } })).not.toContain(
    'href',
  );
});
