/** The names that a page's query is searched for. */
export const queryFlagNames = {
  /** `nomotion=true` turns autoplay off (specification 2). */
  noMotion: 'nomotion',
  /** Present at all: an owner who looks is not led to the configuration area (specification 2). */
  noRedirect: 'noredirect',
  /** `logout=true`: the page is the one after a logout (specification 2). */
  loggedOut: 'logout',
} as const;

/** The value of `noredirect` that a visit from the configuration area brings: the page takes it off its address. */
export const noRedirectOfVisit = 'visit';

/** The flags of one page's query. */
export type QueryFlags = Readonly<Record<keyof typeof queryFlagNames, boolean>>;

/**
 * Reads the flags of a query such as `?nomotion=true`, with or without its question mark.
 * Names and values are compared as they are written: no encoding is undone, for none is needed to write them.
 */
export function readQueryFlags(search: string): QueryFlags {
  const pairs = search.replace(/^\?/, '').split('&');
  return {
    noMotion: pairs.includes(`${queryFlagNames.noMotion}=true`),
    noRedirect: pairs.some((pair) => pair.split('=', 1)[0] === queryFlagNames.noRedirect),
    loggedOut: pairs.includes(`${queryFlagNames.loggedOut}=true`),
  };
}
