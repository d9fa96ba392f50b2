/** The value of a readable cookie; undefined when there is none of that name. */
export function readCookie({ cookie }: Pick<Document, 'cookie'>, name: string): string | undefined {
  const pair = cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
