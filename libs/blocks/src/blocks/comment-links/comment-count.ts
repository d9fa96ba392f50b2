/** URL of the script that shows comment counts of Disqus; undefined if the name is not a valid host label. */
export const commentCountScript = (disqusShortname: string): string | undefined =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(disqusShortname)
    ? `https://${disqusShortname}.disqus.com/count.js`
    : undefined;
