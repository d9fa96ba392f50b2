/** The cookie that the crumb is in. */
export const crumbCookieName = 'crumb';

/** A badly encoded cookie is no crumb: the server rejects the call, and the cookie is reset. */
function crumbIn(cookies: string): string | undefined {
  const value = /(?:^|;\s*)crumb=([^;]*)/.exec(cookies)?.[1];
  try {
    return value ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads and resets the crumb cookie of a document. */
export const createCrumbCookie = (page: Pick<Document, 'cookie'>) => {
  let cookies = '';
  let crumb: string | undefined;
  // Every call asks and the cookies seldom change: reading them again was a quarter of what a call costs.
  const readCrumb = (): string | undefined => {
    const current = page.cookie;
    if (current !== cookies) {
      cookies = current;
      crumb = crumbIn(current);
    }
    return crumb;
  };
  return {
    readCrumb,
    /** Drops a rejected crumb, unless the response that rejected it has set a new one. */
    resetCrumb(rejected: string | undefined): void {
      if (readCrumb() === rejected) page.cookie = `${crumbCookieName}=; path=/; max-age=0`;
    },
  };
};
