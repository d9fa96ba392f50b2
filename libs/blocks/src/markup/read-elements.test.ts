import { describe, expect, it } from 'vitest';
import { readElements, textIn } from './read-elements.ts';

const tags = (html: string, isDocument?: boolean) =>
  readElements(html, isDocument).map(({ tag }) => tag);

describe('the elements of HTML', () => {
  it('are read in the order in which they begin, with their attributes', () => {
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
  ])('are none in %s', (_where, html) => {
    expect(tags(html).filter((tag) => tag === 'iframe')).toHaveLength(
      html.startsWith('<iframe>') ? 1 : 0,
    );
  });

  it('are found in a template, which a script can bring to life', () => {
    expect(tags('<template><b><script>x</script></b></template><i>')).toEqual([
      'template',
      'b',
      'script',
      'i',
    ]);
  });

  it('of a whole document have a head and a body', () => {
    expect(tags('<!doctype html><title>a</title><p>b', true)).toEqual([
      'html',
      'head',
      'title',
      'body',
      'p',
    ]);
  });
});

it('reads a tree of any depth, and none of far too many elements', () => {
  expect(tags('<div>'.repeat(4_000))).toHaveLength(4_000);
  const open = Array.from({ length: 10 }, (_, index) => `<b id=${index}>`).join('');
  // Each paragraph begins with all that was open in the one before.
  expect(tags(`<p>${open}${'</p><p>a'.repeat(400)}`)).toHaveLength(11 * 401);
  expect(tags(`<p>${open}${'</p><p>a'.repeat(500)}`)).toEqual([]);
});
