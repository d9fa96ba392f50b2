import type { PageView } from '@sitewright/contracts/entities';

/**
 * Inserts the owner's custom code at the end of head and body, as the last step, so that nothing parses or changes it.
 * Neither end tag can occur earlier, because `<` is always escaped in text.
 */
export function withOwnersCode(html: string, code: PageView['code']): string {
  if (code === undefined) return html;
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return [
    html.slice(0, headEnd),
    code.head,
    html.slice(headEnd, bodyEnd),
    code.foot,
    html.slice(bodyEnd),
  ].join('');
}
