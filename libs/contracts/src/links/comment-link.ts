/** What a link to an item's comments is made of. */
export interface CommentLinkParts {
  /** Address of the site, without a final slash. */
  readonly baseUrl: string;
  /** Path of the item, with its first slash. */
  readonly itemLink: string;
  /** Name of the site at the comment service; empty where the site uses its own comments. */
  readonly disqusShortname: string;
  /** The `data-id` of the block: id of the comment to show. */
  readonly id?: string | undefined;
}

/**
 * The address of an item's comments: `#disqus_thread` where the site has a shortname, otherwise `#comment-{id}`,
 * and no fragment without an id (specification 1; COMMENT-01 to COMMENT-03).
 */
export function commentLink({ baseUrl, itemLink, disqusShortname, id }: CommentLinkParts): string {
  const address = `${baseUrl}${itemLink}`;
  if (disqusShortname !== '') return `${address}#disqus_thread`;
  return id === undefined || id === '' ? address : `${address}#comment-${id}`;
}
