import type { AssetKind } from '@sitewright/contracts/entities';

export interface FileType {
  readonly kind: AssetKind;
  readonly contentType: string;
  /** Endings that a name of this type may have. */
  readonly extensions: readonly string[];
}

const type = (kind: AssetKind, contentType: string, ...extensions: string[]): FileType => ({
  kind,
  contentType,
  extensions,
});

const png = type('image', 'image/png', 'png', 'apng');
const mp4Audio = type('audio', 'audio/mp4', 'm4a', 'm4b');
const ogg = type('audio', 'audio/ogg', 'ogg', 'oga', 'opus');

/** One container holds films and sounds under many brands, which recorders choose freely: the ending decides. */
const mp4: readonly FileType[] = [
  type('video', 'video/mp4', 'mp4', 'm4v'),
  type('video', 'video/quicktime', 'mov', 'qt'),
  mp4Audio,
];

/** Types that owners may store, by what `file-type` calls the content (FILE-06). */
const typesByContent: Readonly<Record<string, readonly FileType[]>> = {
  jpg: [type('image', 'image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp')],
  png: [png],
  apng: [png],
  gif: [type('image', 'image/gif', 'gif')],
  webp: [type('image', 'image/webp', 'webp')],
  avif: [type('image', 'image/avif', 'avif', 'avifs')],
  mp4,
  m4v: mp4,
  mov: mp4,
  // A container that says that it holds a sound shows nothing, whatever its name says.
  m4a: [{ ...mp4Audio, extensions: [...mp4Audio.extensions, 'mp4'] }],
  m4b: [{ ...mp4Audio, extensions: [...mp4Audio.extensions, 'mp4'] }],
  webm: [type('video', 'video/webm', 'webm'), type('audio', 'audio/webm', 'weba')],
  mp3: [type('audio', 'audio/mpeg', 'mp3', 'mpga')],
  aac: [type('audio', 'audio/aac', 'aac')],
  ogg: [ogg],
  oga: [ogg],
  opus: [ogg],
  wav: [type('audio', 'audio/wav', 'wav', 'wave')],
  flac: [type('audio', 'audio/flac', 'flac')],
  pdf: [type('document', 'application/pdf', 'pdf')],
};

/** Loaded with the first upload: a server that only serves pages never needs it. */
async function loadParsers() {
  const { FileTypeParser } = await import('file-type');
  return {
    exact: new FileTypeParser(),
    // Some encoders write zeros between the tags and the first frame of an MP3.
    padded: new FileTypeParser({ mpegOffsetTolerance: 2048 }),
  };
}

let loading: ReturnType<typeof loadParsers> | undefined;

/** What a stored file is, by its content and the ending of its name; null where they disagree or are not on the list. */
export async function detectFileType(path: string, fileName: string): Promise<FileType | null> {
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const { exact, padded } = await (loading ??= loadParsers());
  const content = (await exact.fromFile(path)) ?? (await padded.fromFile(path));
  const types = content === undefined ? undefined : typesByContent[content.ext];
  return types?.find(({ extensions }) => extensions.includes(extension)) ?? null;
}
