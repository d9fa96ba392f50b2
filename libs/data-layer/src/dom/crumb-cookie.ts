/** The cookie that the crumb is in. */
export const crumbCookieName = 'crumb';

/** Reads and resets the crumb cookie of a document (DATA-02, DATA-14). */
export const createCrumbCookie = (page: Pick<Document, 'cookie'>) => {
  const readCrumb = (): string | undefined => {
    const value = /(?:^|;\s*)crumb=([^;]*)/.exec(page.cookie)?.[1];
    return value ? decodeURIComponent(value) : undefined;
  };
  return {
    readCrumb,
    /** Drops a refused crumb, unless the answer that refused it has set a new one already. */
    resetCrumb(refused: string | undefined): void {
      if (readCrumb() === refused) page.cookie = `${crumbCookieName}=; path=/; max-age=0`;
    },
  };
};
