import type { AssetKind } from '@sitewright/contracts/entities';

export interface FileType {
  readonly kind: AssetKind;
  readonly contentType: string;
  readonly extensions: readonly string[];
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

interface Signature extends FileType {
  readonly at: number;
  readonly bytes: readonly number[];
  readonly and?: { readonly at: number; readonly bytes: readonly number[] };
}

/** Files that owners may store, by their first bytes: the name and the declared type prove nothing (FILE-06). */
const signatures: readonly Signature[] = [
  {
    kind: 'image',
    contentType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    at: 0,
    bytes: [0xff, 0xd8, 0xff],
  },
  {
    kind: 'image',
    contentType: 'image/png',
    extensions: ['png'],
    at: 0,
    bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { kind: 'image', contentType: 'image/gif', extensions: ['gif'], at: 0, bytes: ascii('GIF8') },
  {
    kind: 'image',
    contentType: 'image/webp',
    extensions: ['webp'],
    at: 0,
    bytes: ascii('RIFF'),
    and: { at: 8, bytes: ascii('WEBP') },
  },
  {
    kind: 'image',
    contentType: 'image/avif',
    extensions: ['avif'],
    at: 4,
    bytes: ascii('ftypavif'),
  },
  {
    kind: 'video',
    contentType: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    at: 4,
    bytes: ascii('ftyp'),
  },
  {
    kind: 'video',
    contentType: 'video/webm',
    extensions: ['webm'],
    at: 0,
    bytes: [0x1a, 0x45, 0xdf, 0xa3],
  },
  { kind: 'audio', contentType: 'audio/mpeg', extensions: ['mp3'], at: 0, bytes: ascii('ID3') },
  { kind: 'audio', contentType: 'audio/mpeg', extensions: ['mp3'], at: 0, bytes: [0xff, 0xfb] },
  {
    kind: 'audio',
    contentType: 'audio/ogg',
    extensions: ['ogg', 'oga', 'opus'],
    at: 0,
    bytes: ascii('OggS'),
  },
  {
    kind: 'document',
    contentType: 'application/pdf',
    extensions: ['pdf'],
    at: 0,
    bytes: ascii('%PDF-'),
  },
];

const startsAt = (head: Uint8Array, at: number, bytes: readonly number[]) =>
  bytes.every((byte, index) => head[at + index] === byte);

/** What the first bytes say a file is; null for anything that is not on the list. */
export function sniffFileType(head: Uint8Array): FileType | null {
  return (
    signatures.find(
      ({ at, bytes, and }) =>
        startsAt(head, at, bytes) && (and === undefined || startsAt(head, and.at, and.bytes)),
    ) ?? null
  );
}
