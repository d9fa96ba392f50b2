/** The script with which a comment service shows counts; undefined for a name that is not a valid host label. */
export const commentCountScript = (disqusShortname: string): string | undefined =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(disqusShortname)
    ? `https://${disqusShortname}.disqus.com/count.js`
    : undefined;
