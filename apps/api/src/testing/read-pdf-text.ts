import { inflateSync } from 'node:zlib';

/** Stands for text that none of the fonts of documents has: boxes, or bytes of a font that is not embedded. */
export const missingGlyph = '\uFFFD';

interface PdfObject {
  readonly dictionary: string;
  readonly stream: Buffer | null;
}

/** The objects of a file as PDFKit writes it: uncompressed, each with its stream's length. */
function readObjects(file: Buffer): Map<string, PdfObject> {
  const source = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index, 0: head } of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = index + head.length;
    const end = source.indexOf('endobj', start);
    const streamAt = source.indexOf('stream\n', start);
    if (streamAt === -1 || streamAt > end) {
      objects.set(id, { dictionary: source.slice(start, end), stream: null });
      continue;
    }
    const dictionary = source.slice(start, streamAt);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const bytes = file.subarray(streamAt + 7, streamAt + 7 + length);
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** The characters of each glyph of a font, from its table of characters. */
function readCharacters(table: string): string[] {
  const characters: string[] = [];
  for (const { 1: first = '', 2: list = '' } of table.matchAll(
    /<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi,
  ))
    for (const [offset, { 1: hex = '' }] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries())
      characters[Number.parseInt(first, 16) + offset] = Buffer.from(hex.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
  // The first glyph of every font is the box of a missing character.
  characters[0] = missingGlyph;
  return characters;
}

/** The embedded fonts of a file by the names that its pages use. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values())
    for (const { 1: names = '' } of dictionary.matchAll(/\/Font <<([^>]*)>>/g))
      for (const { 1: name = '', 2: id = '' } of names.matchAll(/\/(\w+) (\d+) 0 R/g)) {
        const font = objects.get(id)?.dictionary ?? '';
        const tableId = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
        const table = objects.get(tableId)?.stream?.toString('latin1');
        if (table !== undefined) fonts.set(name, readCharacters(table));
      }
  return fonts;
}

/** The characters of every glyph, in the order in which they were drawn: along a line, from left to right. */
function readGlyphs(file: Buffer): string[] {
  const objects = readObjects(file);
  const fonts = readFonts(objects);
  const glyphs: string[] = [];
  for (const { dictionary, stream } of objects.values()) {
    // Pages have a stream that is of no type.
    if (stream === null || /\/(Type|Length1|Subtype)\b/.test(dictionary)) continue;
    let font: readonly string[] | undefined;
    const operators = stream.toString('latin1').matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ/g);
    for (const { 1: name, 2: texts = '' } of operators) {
      if (name !== undefined) font = fonts.get(name);
      for (const { 1: hex = '' } of texts.matchAll(/<([\da-f]*)>/gi))
        for (const [code] of hex.matchAll(/.{1,4}/g))
          glyphs.push(font?.[Number.parseInt(code, 16)] ?? missingGlyph);
    }
  }
  return glyphs;
}

/**
 * The text of a PDF file of this product, without line breaks. Read from right to left, its Arabic and Hebrew words have
 * their letters in order, from the last line to the first.
 */
export function readPdfText(file: Buffer, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const glyphs = readGlyphs(file);
  const ordered = direction === 'ltr' ? glyphs : glyphs.toReversed();
  return ordered.join('').replaceAll(/\s/g, ' ');
}
