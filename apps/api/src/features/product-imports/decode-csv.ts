import type { CsvEncoding } from '@sitewright/contracts/entities';
import { toStorableText } from '@sitewright/contracts/limits';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The names that owners read. */
const names: Readonly<Record<TextEncoding, CsvEncoding>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** The part of a file that shows where NUL bytes are. */
const probedBytes = 2_000;

/** UTF-16 without a byte order mark: in text of Western languages, every other byte is 0. */
function detectUtf16(bytes: Uint8Array): TextEncoding | null {
  const probe = bytes.subarray(0, probedBytes);
  const zeros = [0, 0] as [number, number];
  for (const [index, byte] of probe.entries()) if (byte === 0) zeros[(index % 2) as 0 | 1] += 1;
  const half = probe.length / 2;
  if (zeros[1] > half * 0.6 && zeros[0] < half * 0.1) return 'utf-16le';
  return zeros[0] > half * 0.6 && zeros[1] < half * 0.1 ? 'utf-16be' : null;
}

function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const utf16 = detectUtf16(bytes);
  if (utf16 !== null) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Decodes a text file. Detects UTF-8 and UTF-16 with and without a byte order mark; anything else is Windows-1252, in
 * which spreadsheets save CSV files in Western Europe.
 */
export function decodeCsv(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: CsvEncoding;
} {
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: toStorableText(text), encoding: names[encoding] };
}
