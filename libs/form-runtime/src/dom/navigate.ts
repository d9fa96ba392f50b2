/** Opens a web URL only, because a stored redirect must not run a script. */
export const navigateSafely =
  ({ location, baseURI }: Document) =>
  (url: string): void => {
    const { protocol, href } = new URL(url, baseURI);
    if (/^https?:$/.test(protocol)) location.assign(href);
  };
