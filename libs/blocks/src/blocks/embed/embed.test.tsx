import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { embed } from './schema.ts';

it('shows a facade that leads to the content, and requests nothing', () => {
  const markup = renderBlock(embed, {
    markup: '<iframe src="https://bandcamp.com/EmbeddedPlayer/1"></iframe>',
    title: 'Album',
  });

  expect(markup).not.toContain('<iframe');
  expect(markup).toContain('href="https://bandcamp.com/EmbeddedPlayer/1"');
  expect(markup).toContain('Show content from bandcamp.com');
});

it('runs markup that is no frame apart from the page', () => {
  const markup = renderBlock(embed, { markup: '<blockquote>…</blockquote><script>x()</script>' });

  expect(markup).toContain(
    'sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"',
  );
  expect(markup).not.toContain('<script>');
});
