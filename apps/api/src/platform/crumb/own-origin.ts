interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
  readonly referer?: string | undefined;
}

/**
 * Whether an unsafe request may come from a page of this origin. Browsers send its origin in `Origin` or
 * `Sec-Fetch-Site`, old ones in `Referer`; a client that sends none is not a browser with a visitor's cookies.
 * `same-site` is rejected: sibling hosts belong to other tenants.
 */
export function isSameOrigin(headers: OriginHeaders, ownOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === ownOrigin;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.referer !== undefined)
    return URL.canParse(headers.referer) && new URL(headers.referer).origin === ownOrigin;
  return true;
}
