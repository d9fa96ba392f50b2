import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { isParsedUnchanged } from './is-parsed-unchanged.ts';

const none = { head: [], foot: [] };
const readsTheSame = (place: 'head' | 'foot', text: string) =>
  isParsedUnchanged(
    { head: '', foot: '', [place]: text },
    { ...none, [place]: parseHtml(text).tree.childNodes },
  );

describe('isParsedUnchanged', () => {
  it.each([
    ['head', '<script>1 < 2</script><noscript>\n<link rel="author" href="/a?b&amp;c"></noscript>'],
    ['foot', '<p id="a" title="&lt;">A &amp; B&nbsp;</p><noscript><img src="/a.png"> b</noscript>'],
    ['foot', '<noscript></noscript><ul><li><b>1</b></li></ul>'],
  ] as const)(
    'returns true if parsers with and without scripting get the same tree: in the %s, %s',
    (place, text) => {
      expect(readsTheSame(place, text)).toBe(true);
    },
  );

  it.each([
    ['head', '<noscript><style></noscript><form></form><noscript></style></noscript>'],
    ['foot', '<noscript><style></noscript><form></form><noscript></style></noscript>'],
    ['foot', '<noscript><iframe></noscript><meta><noscript></iframe></noscript>'],
    ['foot', '<noscript><p title="</noscript><form>"></p></noscript>'],
    ['foot', '<noscript><!--</noscript><form></form><noscript>--></noscript>'],
    ['head', '<div></div>'],
    ['foot', '<div>'],
    ['foot', '<script><!--<script></script>'],
    ['foot', '<!--'],
  ] as const)('returns false if the parsers get different trees: in the %s, %s', (place, text) => {
    expect(readsTheSame(place, text)).toBe(false);
  });

  it('returns false if the given tree is not the tree of the code', () => {
    const { childNodes } = parseHtml('<p class="a">x</p>').tree;
    for (const foot of [
      '<p class="b">x</p>',
      '<p>x</p>',
      '<p class="a">y</p>',
      '<b class="a">x</b>',
    ])
      expect(isParsedUnchanged({ head: '', foot }, { ...none, foot: childNodes })).toBe(false);
  });
});
