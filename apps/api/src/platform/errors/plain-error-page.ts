import { visitorText } from '@sitewright/blocks/texts';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { directionOf } from '@sitewright/messages';
import { errorText } from './error-text.ts';

export interface PlainError {
  readonly error: ErrorResult;
  /** Identifies the request in the log. */
  readonly requestId: string;
  /** The language of the host. Default: English. */
  readonly locale?: string;
  /** Where the page links to; none by default. */
  readonly homePath?: string;
}

/** Title and text of an error page without a website's design. */
function textsOf({
  error: errorResult,
  locale = 'en',
}: PlainError): readonly [title: string, text: string] {
  const text = visitorText(locale);
  switch (errorResult.error) {
    // The host belongs to no website, so it has no language.
    case 'unknownHost':
      return [
        'There is no website at this address',
        'Please check the address for typing mistakes.',
      ];
    case 'notFound':
      return [text('notFound.title'), text('notFound.text')];
    case 'internalError':
      return [text('error.title'), text('error.text')];
    default:
      return [text('error.title'), errorText(errorResult, locale)];
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

/** A neutral page: it names no website and needs neither database nor renderer. */
export function plainErrorPage(error: PlainError): string {
  const [title, text] = textsOf(error).map(escaped);
  const { locale = 'en', requestId, homePath } = error;
  const home =
    homePath === undefined
      ? ''
      : `<p><a href="${escaped(homePath)}">${escaped(visitorText(locale)('nav.home'))}</a></p>`;
  return `<!doctype html>
<html lang="${escaped(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.05rem/1.6 system-ui,sans-serif;color:#22252a;background:#fafaf8}h1{font-size:1.6rem;margin:0 0 .5rem}p{margin:0 0 .5rem;max-width:32rem}a{color:inherit}small{color:#5c6068}@media(prefers-color-scheme:dark){body{color:#e8e8e4;background:#17181a}small{color:#a3a6ac}}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${home}<p><small>${escaped(requestId)}</small></p></main></body></html>`;
}

/** Allows only the inline style of the page. */
export const plainErrorPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
