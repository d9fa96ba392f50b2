/** Goes to an address on the web, and to no other kind: a stored redirect must not run a script. */
export const navigateSafely =
  ({ location, baseURI }: Document) =>
  (url: string): void => {
    const target = URL.parse(url, baseURI);
    if (target && /^https?:$/.test(target.protocol)) location.assign(target.href);
  };
