/** The lower-case words of a name in any case: `listKeptFiles`, `kept-files.ts` and `KEPT_FILES` have the same. */
export function splitName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}
