import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { embed } from './schema.ts';

it('renders a link facade to the content instead of a frame', () => {
  const markup = renderBlock(embed, {
    markup: '<iframe src="https://bandcamp.com/EmbeddedPlayer/1"></iframe>',
    title: 'Album',
  });

  expect(markup).not.toContain('<iframe');
  expect(markup).toContain('href="https://bandcamp.com/EmbeddedPlayer/1"');
  expect(markup).toContain('Show content from bandcamp.com');
});

it('renders markup without a frame in a sandboxed frame', () => {
  const markup = renderBlock(embed, { markup: '<blockquote>…</blockquote><script>x()</script>' });

  expect(markup).toContain(
    'sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"',
  );
  expect(markup).not.toContain('<script>');
});
