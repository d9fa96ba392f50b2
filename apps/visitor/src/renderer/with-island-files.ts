/** As a view writes it; in a text of a page the quotes are written otherwise. */
const island = / data-island="([^"]+)"/g;

/**
 * HTML whose islands say which files they are made of. The page that has an island pays for its address, and no other.
 */
export const withIslandFiles = (html: string, files: ReadonlyMap<string, string>): string =>
  html.replaceAll(island, (attribute, name: string) => {
    const own = files.get(name);
    return own === undefined ? attribute : `${attribute} data-files="${own}"`;
  });
