import { encodeHref } from '@sitewright/contracts/links';

const inertSchemes = ['javascript', 'data', 'vbscript', 'file', 'blob'];

/**
 * The address of a link as it may be rendered, or undefined for one that must stay inert: a script or data
 * in place of an address (LINK-18). Control characters and blanks, which browsers drop while they read
 * a scheme, do not hide one. A path of the same site is percent-encoded.
 */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  // oxlint-disable-next-line no-control-regex -- browsers ignore exactly these inside a scheme
  const bare = href.replaceAll(/[\u0000-\u0020\u007f-\u009f]/g, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(bare)?.[1];
  if (bare === '' || (scheme !== undefined && inertSchemes.includes(scheme))) return undefined;
  return encodeHref(href.trim());
}
