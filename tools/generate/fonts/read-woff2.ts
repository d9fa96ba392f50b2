import { brotliDecompressSync } from 'node:zlib';

/** Known table tags; their index is the number in the file (WOFF2 5.1). The number 63 means that the tag follows. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).split(' ');

const headerBytes = 48;
const tagFollows = 63;

/** The tables of a font by tag. With `isShortHmtx`, `hmtx` is in the transformed form of WOFF2. */
export interface FontTables {
  readonly tables: ReadonlyMap<string, Buffer>;
  readonly isShortHmtx: boolean;
}

/** Reads the tables of a WOFF2 file; throws for other files. The outlines stay in the transformed form of WOFF2. */
export function readWoff2(file: Buffer): FontTables {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 file.');
  const count = file.readUInt16BE(12);
  const compressedBytes = file.readUInt32BE(20);
  let at = headerBytes;
  /** Reads a variable-length number (UIntBase128). */
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };

  const entries: { readonly tag: string; readonly bytes: number }[] = [];
  let isShortHmtx = false;
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const tagNumber = flags & 63;
    const tag =
      tagNumber === tagFollows ? file.toString('latin1', at, at + 4) : knownTags[tagNumber];
    if (tag === undefined) throw new Error(`No table has the number ${tagNumber}.`);
    if (tagNumber === tagFollows) at += 4;
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const originalBytes = readNumber();
    entries.push({ tag, bytes: isTransformed ? readNumber() : originalBytes });
    if (tag === 'hmtx') isShortHmtx = isTransformed;
  }

  const data = brotliDecompressSync(file.subarray(at, at + compressedBytes));
  const tables = new Map<string, Buffer>();
  let start = 0;
  for (const { tag, bytes } of entries) {
    tables.set(tag, data.subarray(start, start + bytes));
    start += bytes;
  }
  return { tables, isShortHmtx };
}
