/** The name of the crumb cookie. */
export const crumbCookieName = 'crumb';

/** A malformed cookie counts as no crumb: the server rejects the call, and the cookie is reset. */
function parseCrumb(cookies: string): string | undefined {
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
  // Cached by cookie string: parsing it for every call took a quarter of a call's time.
  const readCrumb = (): string | undefined => {
    const current = page.cookie;
    if (current !== cookies) {
      cookies = current;
      crumb = parseCrumb(current);
    }
    return crumb;
  };
  return {
    readCrumb,
    /** Deletes a rejected crumb, unless the response has set a new one. */
    resetCrumb(rejected: string | undefined): void {
      if (readCrumb() === rejected) page.cookie = `${crumbCookieName}=; path=/; max-age=0`;
    },
  };
};
