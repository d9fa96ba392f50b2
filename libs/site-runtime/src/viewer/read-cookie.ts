/** The value of a readable cookie; undefined if there is none of that name. */
export function readCookie({ cookie }: Pick<Document, 'cookie'>, name: string): string | undefined {
  const pair = cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  // Unlike `decodeURIComponent`, `URLSearchParams` never throws: a page must start whatever its cookies contain.
  return pair && new URLSearchParams(pair).get(name)!;
}
