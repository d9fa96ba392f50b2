/** The script by which a comment service counts; undefined for a name that could not be one of a host. */
export const commentCountScript = (disqusShortname: string): string | undefined =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(disqusShortname)
    ? `https://${disqusShortname}.disqus.com/count.js`
    : undefined;
