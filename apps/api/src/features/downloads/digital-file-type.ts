/** The type of a file whose content is not recognized. */
const unknownType = 'application/octet-stream';

/** Types that a browser could run or render as a page. */
const activeTypes = /\b(?:html|xml|svg|javascript|ecmascript)\b/;

/** The content type of a stored file, by its content. Loaded with the first upload only. */
export async function digitalFileType(path: string): Promise<string> {
  const { FileTypeParser: Parser } = await import('file-type');
  const type = (await new Parser().fromFile(path))?.mime ?? unknownType;
  return activeTypes.test(type) ? unknownType : type;
}
