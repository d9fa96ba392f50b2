/** As React writes the attribute; in text content, quotes are escaped. */
const island = / data-island="([^"]+)"/g;

/** Adds the files of each island to its markup. A page only contains the URLs of its own islands. */
export const withIslandFiles = (html: string, files: ReadonlyMap<string, string>): string =>
  html.replaceAll(island, (attribute, name: string) => {
    const own = files.get(name);
    return own === undefined ? attribute : `${attribute} data-files="${own}"`;
  });
