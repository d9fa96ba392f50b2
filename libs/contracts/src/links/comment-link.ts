/** The parts of a link to an item's comments. */
export interface CommentLinkParts {
  /** URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** Path of the item, with its leading slash. */
  readonly itemLink: string;
  /** Shortname of the site at the comment service; empty for the site's own comments. */
  readonly disqusShortname: string;
  /** The `data-id` of the block: id of the comment to show. */
  readonly id?: string | undefined;
}

/**
 * The URL of an item's comments: `#disqus_thread` if the site has a shortname, otherwise `#comment-{id}`, and no
 * fragment without an id (specification 1; COMMENT-01 to COMMENT-03).
 */
export function commentLink({ baseUrl, itemLink, disqusShortname, id }: CommentLinkParts): string {
  const address = `${baseUrl}${itemLink}`;
  if (disqusShortname !== '') return `${address}#disqus_thread`;
  return id === undefined || id === '' ? address : `${address}#comment-${id}`;
}
