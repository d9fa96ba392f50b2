/** The attribute as React writes it. Text content cannot contain it, because quotes are escaped there. */
const islandAttribute = ' data-island="';

/**
 * Adds the files of each island to its markup and returns the HTML from an index on. A page only contains the URLs of
 * its own islands. Searching for a fixed text takes a fraction of the time of a regular expression.
 */
export function withIslandFiles(
  html: string,
  files: ReadonlyMap<string, string>,
  from = 0,
): string {
  let output = '';
  let copiedTo = from;
  for (
    let at = html.indexOf(islandAttribute, from);
    at !== -1;
    at = html.indexOf(islandAttribute, copiedTo)
  ) {
    const start = at + islandAttribute.length;
    const end = html.indexOf('"', start);
    const islandFile = files.get(html.slice(start, end));
    output += html.slice(copiedTo, end + 1);
    if (islandFile !== undefined) output += ` data-files="${islandFile}"`;
    copiedTo = end + 1;
  }
  return output + html.slice(copiedTo);
}
