import { expect, it } from 'vitest';
import { renderBlock } from '../testing/sample-view.tsx';
import { inlineParts, heightScript } from './frame-document.ts';
import { code } from './schema.ts';

it('runs HTML in a frame without the page’s origin', () => {
  const markup = renderBlock(code, { code: '<b onclick="x()">hi</b>' });

  expect(markup).toMatch(/^<iframe/);
  expect(markup).toContain(
    'sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"',
  );
  expect(markup).not.toContain('allow-same-origin');
  expect(markup).not.toContain('<b onclick');
});

it('shows code as text', () => {
  expect(renderBlock(code, { code: '<b>hi</b>', mode: 'show' })).toContain(
    '<code>&lt;b&gt;hi&lt;/b&gt;</code>',
  );
});

it('names every inline script and style of its frame, for the policy that the frame takes over', () => {
  const { scripts, styles } = inlineParts(
    '<style>p{color:red}</style><script>one()</script><SCRIPT type="module">two()</SCRIPT ><script src="x.js"></script>',
  );
  expect(scripts).toStrictEqual(['one()', 'two()', heightScript]);
  expect(styles).toContain('p{color:red}');
});

it('is nothing without code', () => {
  expect(renderBlock(code, { code: '  ' })).toBe('');
});
