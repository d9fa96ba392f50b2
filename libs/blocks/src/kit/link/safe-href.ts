import { encodeHref } from '@sitewright/contracts/links';

const unsafeSchemes = ['javascript', 'data', 'vbscript', 'file', 'blob'];

/**
 * The URL of a link if it is safe to render, or undefined for `javascript:` and `data:` URLs (LINK-18), also if they
 * are disguised by control characters and spaces, which browsers ignore in a scheme. A path of the same site is
 * percent-encoded.
 */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  // oxlint-disable-next-line no-control-regex -- browsers ignore exactly these inside a scheme
  const compact = href.replaceAll(/[\u0000-\u0020\u007f-\u009f]/g, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(compact)?.[1];
  if (compact === '' || (scheme !== undefined && unsafeSchemes.includes(scheme))) return undefined;
  return encodeHref(href.trim());
}
