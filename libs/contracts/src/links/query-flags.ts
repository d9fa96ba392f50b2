/** The names of query flags. */
export const queryFlagNames = {
  /** `nomotion=true` turns autoplay off (specification 2). */
  noMotion: 'nomotion',
  /** If present, an owner is not redirected to the config area (specification 2). */
  noRedirect: 'noredirect',
  /** `logout=true`: the page after a logout (specification 2). */
  loggedOut: 'logout',
} as const;

/** The value of `noredirect` in links from the config area; the page removes it from its URL. */
export const noRedirectOfVisit = 'visit';

/** The flags of a page's query. */
export type QueryFlags = Readonly<Record<keyof typeof queryFlagNames, boolean>>;

/**
 * Reads the flags of a query such as `?nomotion=true`, with or without its question mark. Names and values are compared
 * without decoding, which they do not need.
 */
export function readQueryFlags(search: string): QueryFlags {
  const pairs = search.replace(/^\?/, '').split('&');
  return {
    noMotion: pairs.includes(`${queryFlagNames.noMotion}=true`),
    noRedirect: pairs.some((pair) => pair.split('=', 1)[0] === queryFlagNames.noRedirect),
    loggedOut: pairs.includes(`${queryFlagNames.loggedOut}=true`),
  };
}
