import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { standsAlone } from './stands-alone.ts';

const none = { head: [], foot: [] };
const readsTheSame = (place: 'head' | 'foot', text: string) =>
  standsAlone(
    { head: '', foot: '', [place]: text },
    { ...none, [place]: parseHtml(text).tree.childNodes },
  );

describe('code stands alone', () => {
  it.each([
    ['head', '<script>1 < 2</script><noscript>\n<link rel="author" href="/a?b&amp;c"></noscript>'],
    ['foot', '<p id="a" title="&lt;">A &amp; B&nbsp;</p><noscript><img src="/a.png"> b</noscript>'],
    ['foot', '<noscript></noscript><ul><li><b>1</b></li></ul>'],
  ] as const)('when both kinds of parsers read it as one tree: in the %s, %s', (place, text) => {
    expect(readsTheSame(place, text)).toBe(true);
  });

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
  ] as const)('but not when one of them reads another: in the %s, %s', (place, text) => {
    expect(readsTheSame(place, text)).toBe(false);
  });

  it('is not what was looked at when the trees are others', () => {
    const { childNodes } = parseHtml('<p class="a">x</p>').tree;
    for (const foot of [
      '<p class="b">x</p>',
      '<p>x</p>',
      '<p class="a">y</p>',
      '<b class="a">x</b>',
    ])
      expect(standsAlone({ head: '', foot }, { ...none, foot: childNodes })).toBe(false);
  });
});
