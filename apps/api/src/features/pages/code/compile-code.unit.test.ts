import { createHash } from 'node:crypto';
import { maxCodeBytes } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { compileCode } from './compile-code.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function compiled(code: { readonly head?: string; readonly foot?: string }) {
  const result = compileCode({ head: '', foot: '', ...code });
  if (!result.ok) throw new Error(Object.values(result.errors).join(' '));
  return result.code;
}
function error(code: { readonly head?: string; readonly foot?: string }) {
  const result = compileCode({ head: '', foot: '', ...code });
  return result.ok ? undefined : result.errors;
}

/** JavaScript MIME types of the MIME Sniffing standard. */
const javaScriptTypes = [
  'application/ecmascript',
  'application/javascript',
  'application/x-ecmascript',
  'application/x-javascript',
  'text/ecmascript',
  'text/javascript',
  'text/javascript1.0',
  'text/javascript1.1',
  'text/javascript1.2',
  'text/javascript1.3',
  'text/javascript1.4',
  'text/javascript1.5',
  'text/jscript',
  'text/livescript',
  'text/x-ecmascript',
  'text/x-javascript',
];

describe('compiled custom code', () => {
  it('contains the hashes of inline scripts and styles, with normalized line breaks', () => {
    const { head, scriptHashes, styleHashes } = compiled({
      head: '<script>\r\nrun()\r\n</script><style>p{color:red}</style>',
    });
    expect(head).toBe('<script>\nrun()\n</script><style>p{color:red}</style>');
    expect(scriptHashes).toEqual([hashOf('\nrun()\n')]);
    expect(styleHashes).toEqual([hashOf('p{color:red}')]);
  });

  it.each([
    'application/json',
    'application/ld+json',
    'text/plain',
    'text/x-handlebars-template',
    ' Text/HTML ',
  ])('contains no hash or host for a data script: %s', (type) => {
    const script = (more: string) => `<script type="${type}"${more}>{"@type":"Thing"}</script>`;
    const head = script('') + script(' src="https://a.example/a.json"');
    const { scriptHashes, hosts } = compiled({ head });
    expect([scriptHashes, hosts.scripts]).toEqual([[], []]);
  });

  it.each([
    ...['', 'module', 'speculationrules', ' Text/JavaScript '].map((type) => `type="${type}"`),
    ...javaScriptTypes.map((type) => `type="${type}"`),
    'language="JavaScript1.2"',
    'language=""',
    'type="" language="unheard"',
  ])('contains a hash for an executable script: %s', (attributes) => {
    const head = `<script ${attributes}>run()</script>`;
    expect(compiled({ head }).scriptHashes).toEqual([hashOf('run()')]);
  });

  it('lists each host once, by resource type', () => {
    const head = [
      '<script async src="https://cdn.example/a.js"></script>',
      '<script src="https://cdn.example/b.js" type="module"></script>',
      '<link rel="stylesheet" href="https://fonts.example:8443/css?family=A;B">',
      '<link rel="preconnect" href="https://collect.example" crossorigin>',
      '<link rel="icon" href="/icon.png">',
      '<meta name="verification" content="a &amp; b">',
    ].join('\n');
    const foot = '<noscript><iframe src="https://tags.example/ns.html"></iframe></noscript>';
    expect(compiled({ head, foot }).hosts).toEqual({
      scripts: ['https://cdn.example'],
      styles: ['https://fonts.example:8443'],
      frames: ['https://tags.example'],
      connections: ['https://collect.example'],
    });
  });

  it('closes open elements and omits comments', () => {
    const { foot } = compiled({ foot: '<!-- ours --><div class="bar"><b>Hello' });
    expect(foot).toBe('<div class="bar"><b>Hello</b></div>');
  });

  it('contains no premature </noscript> for browsers that run scripts', () => {
    const { foot } = compiled({
      foot: '<noscript><p title="</noscript><!--">x</p></noscript>',
    });
    expect(foot.indexOf('</noscript')).toBe(foot.length - '</noscript>'.length);
  });

  it('preserves styles, frames and tracking images in <noscript>', () => {
    const head = '<noscript><style>.late{display:none}</style></noscript>';
    const foot = [
      '<noscript><iframe src="https://tags.example/ns.html" height="0"></iframe></noscript>',
      '<noscript><img src="https://pixel.example/p.gif?a=1&amp;b=2" alt=""></noscript>',
    ].join('');
    expect(compiled({ head, foot })).toMatchObject({
      head,
      foot,
      styleHashes: [hashOf('.late{display:none}')],
      hosts: { frames: ['https://tags.example'] },
    });
  });

  it('is empty for whitespace and comments', () => {
    expect(compiled({ head: ' \n', foot: '<!-- later -->' })).toMatchObject({ head: '', foot: '' });
  });
});

describe('rejected custom code', () => {
  it.each([
    ['an element of the head that none may write', '\n<title>Mine</title>', 'Line 2: <title>'],
    ['a base', '<base href="https://evil.example/">', 'Line 1: <base>'],
    ['markup of a body', '<script></script>\n\n<div></div>', 'Line 3: <div>'],
    ['text', '<style></style>\nhello', 'Line 2: text'],
    ['a script of no known kind', '\n<script type="text/vbscript">x</script>', 'Line 2: <script>'],
    ['a script in no known language', '<script language="vbscript">x</script>', 'text/vbscript'],
    ['a kind with a parameter', '<script type="text/javascript;charset=x">x</script>', 'charset'],
    ['a map of modules', '<script type="importmap">{}</script>', 'of the kind importmap'],
    ['a page of its own', '<html><head></head></html>', 'Line 1: <html>'],
    ['a policy of its own', '<meta http-equiv="refresh" content="0">', 'Line 1: http-equiv'],
    ['a handler', '<link rel=stylesheet href="https://a.example/" onload="x()">', 'Line 1: onload'],
    ['a script without safe transport', '<script src="http://a.example/"></script>', 'https'],
    ['a script from nowhere', '<script src="data:text/javascript,x"></script>', 'https'],
    ['a host that is a pattern', '<script src="https://*/a.js"></script>', 'https'],
    ['a host that would end a directive', '<script src="https://a;b/a.js"></script>', 'https'],
    ['a link of another kind', '<link rel="canonical" href="https://a.example">', 'canonical'],
    ['an unclosed script', '<meta name="a">\n<script>run()', 'Line 2: <script> is not closed'],
    ['a script that swallows', '<script><!--<script></script>', '<script> is not closed'],
    ['an unclosed comment', '<style></style>\n<!-- run', 'Line 2: a comment is not closed'],
    ['an unclosed tag', '<script src="https://a.example/a.js"', 'a tag is not closed'],
    ['scripts where scripts are off', '<noscript><script>1</script></noscript>', 'in <noscript>'],
  ])('reports %s in the head', (_name, head, words) => {
    const errors = error({ head });
    expect(Object.keys(errors ?? {})).toEqual(['head']);
    expect(errors?.['head']).toContain(words);
  });

  it.each([
    ['a form', '<form action="/x"></form>', 'Line 1: <form>'],
    ['a handler', '<p>\n<img src="https://a.example/a.png" onerror="x()">', 'Line 2: onerror'],
    ['an address that runs', '<a href="java&#10;script:x()">a</a>', 'Line 1: href'],
    ['a frame with a document', '<iframe srcdoc="<p>"></iframe>', 'Line 1: srcdoc'],
    ['a body', '<p></p><body onload="x()">', 'Line 1: <body>'],
    ['a drawing', '<svg><script>x</script></svg>', 'Line 1: <svg>'],
    ['a template', '<template><script>x</script></template>', 'Line 1: <template>'],
    ['an unclosed frame', '<iframe src="https://a.example/">', 'Line 1: <iframe> is not closed'],
    ['what is read another way again', '<a><table><a>', 'would parse this code differently'],
    ['a deep nest', '<div>'.repeat(100), 'nested more than 64 deep'],
    ['markup that grows', `${bold(2_000)}${'<p>x'.repeat(4_000)}`, 'more than 2000 elements'],
  ])('reports %s in the foot', (_name, foot, words) => {
    const errors = error({ foot });
    expect(Object.keys(errors ?? {})).toEqual(['foot']);
    expect(errors?.['foot']).toContain(words);
  });

  it.each([
    ['form', '<form action="https://evil.example/"></form>'],
    ['refresh', '<meta http-equiv="refresh" content="5;url=https://evil.example">'],
    ['handler', '<img src="x" onerror="run()">'],
    ['frame', '<iframe srcdoc="<form>"></iframe>'],
    ['element of the list', '<p>Hello</p>'],
  ])('cannot be hidden in raw text inside <noscript>: a %s', (_, hidden) => {
    const hide = (start: string, end: string) =>
      `<noscript>${start}</noscript>${hidden}<noscript>${end}</noscript>`;
    const words = 'Line 1: text in <style> in <noscript> cannot hold <';
    const style = hide('<style>', '</style>');
    expect(error({ head: style })?.['head']).toContain(words);
    expect(error({ foot: style })?.['foot']).toContain(words);
    const frame = hide('<iframe src="https://a.example/">', '</iframe>');
    expect(error({ foot: frame })?.['foot']).toContain('text in <iframe> in <noscript>');
    const nested = `<div>${hide('<p><style>', '</style></p>')}</div>`;
    expect(error({ foot: nested })?.['foot']).toContain(words);
    const capital = hide('<style>', '</style>').replaceAll('noscript', 'NOSCRIPT');
    expect(error({ foot: capital })?.['foot']).toContain(words);
  });

  it.each([
    ['over elements that overlap', '<noscript><b></noscript><noscript></b></noscript>'],
    ['over a comment', '<noscript><!--</noscript><form></form><noscript>--></noscript>'],
    [
      'over an attribute',
      '<noscript><p title="</noscript><form></form><noscript>"></p></noscript>',
    ],
  ])('is not visible to only one kind of parser: %s', (_, foot) => {
    const result = compileCode({ head: '', foot });
    expect(result.ok ? result.code.foot : '').not.toContain('<form');
  });

  it.each([
    ['a set of signs', '<meta charset="utf-7">', 'charset'],
    ['what is told to others of the address', '<meta name="referrer" content="x">', 'referrer'],
    ['a width', '<meta name=" ViewPort" content="user-scalable=no">', 'viewport'],
    ['a scheme of colors', '<meta name="color-scheme" content="dark">', 'color-scheme'],
  ])('cannot override a meta element of the page: %s', (_, meta, words) => {
    expect(error({ head: `\n${meta}` })?.['head']).toContain('Line 2: ');
    expect(error({ head: meta })?.['head']).toContain(words);
    expect(error({ foot: meta })?.['foot']).toContain(words);
  });

  it.each(['data-island', 'data-island-props', 'data-island-when', 'DATA-ISLAND'])(
    'cannot use an island attribute: %s',
    (name) => {
      const words = `${name.toLowerCase()} cannot be written here`;
      expect(error({ foot: `<div ${name}="cart"></div>` })?.['foot']).toContain(words);
    },
  );

  it.each(['site-context', 'legacy-note', 'page-data', 'main', 'site-menu', 'cookie-banner'])(
    'cannot use an ID of the page: %s',
    (id) => {
      const words = `the id ${id} is one of the page`;
      expect(error({ foot: `<div id="${id}"></div>` })?.['foot']).toContain(words);
      const head = `<script id="${id}" type="application/json">{}</script>`;
      expect(error({ head })?.['head']).toContain(words);
    },
  );

  it.each([
    ['letters', 'a', 1],
    ['letters with accents', 'é', 2],
    ['pictures', '🙂', 4],
  ])('is limited to 64 KiB, counted in bytes: %s', (_name, sign, bytes) => {
    const most = `<p>${sign.repeat((maxCodeBytes - 3) / bytes)}`;
    expect(error({ foot: most })).toBeUndefined();
    expect(error({ foot: most + sign })?.['foot']).toContain('more than 64 KiB');
  });

  it('exceeds 40 inline scripts, styles and hosts in total', () => {
    const scripts = (count: number) =>
      Array.from({ length: count }, (_, index) => `<script>${index}</script>`).join('');
    expect(error({ head: scripts(39), foot: '<style></style>'.repeat(100) })).toBeUndefined();
    const message = expect.stringContaining('more than 40 inline pieces and hosts');
    expect(error({ head: scripts(41) })).toEqual({ head: message });
    expect(error({ foot: scripts(41) })).toEqual({ foot: message });
    expect(error({ head: '<style></style>', foot: scripts(40) })).toEqual({
      head: message,
      foot: message,
    });
  });

  it('exceeds 3 KiB of host names in the content security policy', () => {
    const name = ['a', 'b', 'c', 'd'].map((sign) => sign.repeat(50)).join('.');
    const hosts = (kind: string, count: number) =>
      Array.from(
        { length: count },
        (_, index) => `<link rel="${kind}" href="https://${index}.${name}">`,
      ).join('');
    const message = expect.stringContaining('make more than 3 KiB');
    // A style sheet's host is named three times, that of a connection twice.
    expect(error({ head: hosts('stylesheet', 4) })).toBeUndefined();
    expect(error({ head: hosts('stylesheet', 5) })).toEqual({ head: message });
    expect(error({ foot: hosts('preconnect', 7) })).toBeUndefined();
    expect(error({ foot: hosts('preconnect', 8) })).toEqual({ foot: message });
    const apart = { head: hosts('stylesheet', 3), foot: hosts('preconnect', 7) };
    expect(error(apart)).toEqual({ head: message, foot: message });
  });

  it('has several errors in its message, but limits their number', () => {
    const { head = '' } = error({ head: '<p></p>\n'.repeat(300) }) ?? {};
    expect(head).toContain('Line 5: <p>');
    expect(head.length).toBeLessThan(1_000);
  });
});

/** Elements that are opened again in each paragraph that follows. */
function bold(count: number) {
  return Array.from({ length: count }, (_, index) => `<b a${index}>`).join('');
}
