import type { PageView } from '@sitewright/contracts/entities';

/**
 * Writes the code of a page's own to the ends of its head and its body, when all else is done: nothing reads or changes
 * it on its way. Neither end stands in any text before it, where `<` is always written out.
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
