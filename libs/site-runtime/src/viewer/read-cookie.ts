/** The value of a readable cookie; undefined when there is none of that name. */
export function readCookie({ cookie }: Pick<Document, 'cookie'>, name: string): string | undefined {
  const pair = cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  // Unlike `decodeURIComponent` it takes what anybody may have written: a page starts whatever its cookies say.
  return pair && new URLSearchParams(pair).get(name)!;
}
