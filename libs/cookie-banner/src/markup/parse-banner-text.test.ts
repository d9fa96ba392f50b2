import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkupNode } from './node.ts';
import { parseBannerText } from './parse-banner-text.ts';
import { readHtml } from './read-html.fixture.ts';

/** Serializes a tree to HTML for comparison. */
function write(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}="${value}"`,
      );
      return `<${node.tag}${attributes.join('')}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

const parse = (html: string) => write(parseBannerText(html, readHtml));

describe('links and formatting', () => {
  it('are preserved', () => {
    const html =
      '<p>We use <strong>cookies</strong>, <em>as</em> <a href="/privacy">our policy</a> says.</p><ul><li>one</li><li>two</li></ul>';
    expect(parse(html)).toBe(html);
  });

  it.each([
    'https://example.com/a?b=1&amp;c',
    'mailto:a@example.com',
    'tel:+123',
    '#top',
    'privacy',
    '?p=1',
  ])('keep the URL %s', (address) => {
    expect(parse(`<a href='${address}'>x</a>`)).toContain(
      `href="${address.replace('&amp;', '&')}"`,
    );
  });

  it('get rel="noopener" for target="_blank" and lose event handlers', () => {
    expect(parse('<a target="_blank" href="/a" onclick="x()">x</a>')).toBe(
      '<a href="/a" target="_blank" rel="noopener">x</a>',
    );
  });

  it('are closed by the rules of the HTML parser', () => {
    expect(parse('<p>a<p>b</i><a href="/x">c<a href="/y">d')).toBe(
      '<p>a</p><p>b<a href="/x">c</a><a href="/y">d</a></p>',
    );
  });

  it('keep line breaks and decode character references', () => {
    expect(parse('a<br>b &lt;i&gt; &amp; &#39;c&#x27;&nbsp;&unknown;')).toBe(
      "a<br></br>b <i> & 'c'\u00A0&unknown;",
    );
  });
});

describe('disallowed markup', () => {
  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<style>p{}</style><!-- note -->text', 'text'],
    ['<SCRIPT\n>alert(1)', ''],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<iframe src="https://example.com">x</iframe>text', 'text'],
    ['<p onclick="alert(1)" style="color:red" class="x">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href="java&#115;cript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href=" java\tscript:alert(1)">text</a>', '<a>text</a>'],
    ['<a data-href="/x" href=data:text/html,x>text</a>', '<a>text</a>'],
    ['<div><h1>text</h1></div>', 'text'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['<scr<script>x</script>ipt>text', 'xipt>text'],
    ['<p title="a > b">text</p>', '<p>text</p>'],
    ['<a title="<b>" href="/x">text</a>', '<a href="/x">text</a>'],
    ['<a title=" href=/evil " href="/x">text</a>', '<a href="/x">text</a>'],
    ['<a href="/x" href="/y">text</a>', '<a href="/x">text</a>'],
    ['<svg><a href="/x">no</a></svg>text', 'text'],
  ])('is removed from %j', (html, expected) => {
    expect(parse(html)).toBe(expected);
  });

  it('is limited in nesting depth', () => {
    let nested: MarkupNode = 'text';
    for (let level = 0; level < 100_000; level += 1)
      nested = { tag: 'b', attributes: {}, children: [nested] };
    let depth = 0;
    for (let nodes = parseBannerText('', () => [nested]); nodes.length > 0; depth += 1) {
      const [first] = nodes;
      nodes = typeof first === 'object' ? first.children : [];
    }
    expect(depth).toBeLessThan(40);
  });

  it('never yields an element, attribute or URL scheme outside the allowlist', () => {
    const scrap = fc.constantFrom(
      '<',
      '>',
      '</',
      'a',
      'script',
      'p',
      ' ',
      'href=',
      '"',
      "'",
      'javascript:',
      '&#',
      '/',
      '!--',
      'on',
    );
    const tags = ['p', 'br', 'a', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li'];
    function check(node: MarkupNode): void {
      if (typeof node === 'string') return;
      expect(tags).toContain(node.tag);
      for (const [name, value] of Object.entries(node.attributes)) {
        expect(['href', 'target', 'rel']).toContain(name);
        expect(value).not.toMatch(/^\s*(javascript|data):/i);
      }
      node.children.forEach(check);
    }
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 40 }), (scraps) => {
        parseBannerText(scraps.join(''), readHtml).forEach(check);
      }),
    );
  });
});
