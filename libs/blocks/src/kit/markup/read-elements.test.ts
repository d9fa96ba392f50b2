import { describe, expect, it } from 'vitest';
import { readElements, textIn } from './read-elements.ts';

const tags = (html: string, isDocument?: boolean) =>
  readElements(html, isDocument).map(({ tag }) => tag);

describe('HTML elements', () => {
  it('are returned in document order with their attributes', () => {
    const found = readElements(
      '<P Class=one>a<B>b</B>c</P><img ALT="a &gt; b &#x26; c" src=\'x\'>',
    );
    expect(found.map((element) => [element.tag, element.attributes, textIn(element)])).toEqual([
      ['p', { class: 'one' }, 'ac'],
      ['b', {}, 'b'],
      ['img', { alt: 'a > b & c', src: 'x' }, ''],
    ]);
  });

  it.each([
    ['a comment', '<!-- <iframe src="x"></iframe> -->'],
    ['an attribute', '<p title="<iframe src=x>">'],
    ['a script', '<script>"<iframe>"</script>'],
    ['the text of a textarea', '<textarea><iframe></textarea>'],
    ['what is for browsers without scripts', '<noscript><iframe></iframe></noscript>'],
    ['another frame', '<iframe><iframe></iframe></iframe>'],
    ['a tag that does not end', '<iframe src="x"'],
  ])('are not found in %s', (_where, html) => {
    expect(tags(html).filter((tag) => tag === 'iframe')).toHaveLength(
      html.startsWith('<iframe>') ? 1 : 0,
    );
  });

  it('are found in a template', () => {
    expect(tags('<template><b><script>x</script></b></template><i>')).toEqual([
      'template',
      'b',
      'script',
      'i',
    ]);
  });

  it('of a full document include head and body', () => {
    expect(tags('<!doctype html><title>a</title><p>b', true)).toEqual([
      'html',
      'head',
      'title',
      'body',
      'p',
    ]);
  });
});

it('returns all elements of a large document', () => {
  expect(tags('<div>'.repeat(4_000))).toHaveLength(4_000);
  const table = `<table>${'<td>1'.repeat(9_000)}</table><script>run()</script>`;
  expect(tags(table)).toHaveLength(9_004);
  expect(tags(table).at(-1)).toBe('script');
  expect(tags('<p>'.repeat(16_000))).toHaveLength(16_000);
});

it('returns no elements when reopened formatting elements grow beyond a limit', () => {
  const open = Array.from({ length: 10 }, (_, index) => `<b id=${index}>`).join('');
  // Each paragraph starts with all elements that were open in the previous one.
  expect(tags(`<p>${open}${'</p><p>a'.repeat(100)}`)).toHaveLength(11 * 101);
  expect(tags(`<p>${open}${'</p><p>a'.repeat(500)}`)).toEqual([]);
});
