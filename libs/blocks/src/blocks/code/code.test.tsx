import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { inlineParts, heightScript } from './frame-document.ts';
import { framesInside } from './frames-inside.ts';
import { code } from './schema.ts';

it('renders HTML in a sandboxed frame without allow-same-origin', () => {
  const markup = renderBlock(code, { code: '<b onclick="x()">hi</b>' });

  expect(markup).toMatch(/^<iframe/);
  expect(markup).toContain(
    'sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"',
  );
  expect(markup).not.toContain('allow-same-origin');
  expect(markup).not.toContain('<b onclick');
});

it('renders code as escaped text in show mode', () => {
  expect(renderBlock(code, { code: '<b>hi</b>', mode: 'show' })).toContain(
    '<code>&lt;b&gt;hi&lt;/b&gt;</code>',
  );
});

it('inlineParts returns all inline scripts and styles for the content security policy', () => {
  const { scripts, styles } = inlineParts(
    '<style>p{color:red}</style><script>one()</script><SCRIPT type="module">two()</SCRIPT ><script src="x.js"></script>',
  );
  expect(scripts).toStrictEqual(['one()', 'two()', heightScript]);
  expect(styles).toContain('p{color:red}');
});

it.each([
  ['a > in an attribute', '<script data-a="a > b">one()</script>', ['one()']],
  [
    'carriage returns, which browsers leave out',
    '<script>one()\r\ntwo()</script>',
    ['one()\ntwo()'],
  ],
  ['text that looks like a script', '<textarea><script>one()</script></textarea>', []],
  ['a comment', '<!-- <script>one()</script> -->', []],
  [
    'a script with its end in a string',
    String.raw`<script>"<\/script>"</script>`,
    [String.raw`"<\/script>"`],
  ],
  ['a template', '<template><script>one()</script></template>', ['one()']],
])(
  'inlineParts returns only the scripts that a browser would run, with %s',
  (_what, html, scripts) => {
    expect(inlineParts(html).scripts).toStrictEqual([...scripts, heightScript]);
  },
);

it('framesInside returns the URLs of real frames only', () => {
  expect(
    framesInside(
      '<iframe title="a > b" src="https://a.example/1"></iframe><!-- <iframe src="https://b.example/"> --><iframe srcdoc="x"></iframe><p title="<iframe src=https://c.example/>">',
    ),
  ).toStrictEqual(['https://a.example/1']);
});

it('renders an empty string without code', () => {
  expect(renderBlock(code, { code: '  ' })).toBe('');
});
