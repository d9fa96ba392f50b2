import type { AssetKind } from '@sitewright/contracts/entities';

export interface FileType {
  readonly kind: AssetKind;
  readonly contentType: string;
  /** The allowed extensions of the type; a name with another one, or none, gets the first. */
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

const mp4Video = type('video', 'video/mp4', 'mp4', 'm4v');
const quickTime = type('video', 'video/quicktime', 'mov', 'qt');

/**
 * An MP4 container has video or audio under brands that recorders choose freely, so the extension of the file name
 * decides. With any other extension, the first type applies.
 */
const mp4: readonly FileType[] = [mp4Video, quickTime, mp4Audio];

/** Types that owners may store, by the names of `file-type` (FILE-06). */
const typesByContent: Readonly<Record<string, readonly FileType[]>> = {
  jpg: [type('image', 'image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp')],
  png: [png],
  apng: [png],
  gif: [type('image', 'image/gif', 'gif')],
  webp: [type('image', 'image/webp', 'webp')],
  avif: [type('image', 'image/avif', 'avif', 'avifs')],
  mp4,
  m4v: mp4,
  mov: [quickTime, mp4Video, mp4Audio],
  // A container that declares audio is audio, whatever its name.
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
const loadParser = async () => (await import('file-type')).FileTypeParser;

let loading: ReturnType<typeof loadParser> | undefined;

const extensionOf = (fileName: string): string => fileName.split('.').at(-1)?.toLowerCase() ?? '';

const hasExtension = (fileName: string, { extensions }: FileType): boolean =>
  extensions.includes(extensionOf(fileName));

/**
 * The type of a stored file; null if its content is not supported. The extension only decides what the content leaves
 * open.
 */
export async function detectFileType(path: string, fileName: string): Promise<FileType | null> {
  // A new parser for each file: a parser keeps state, and concurrent files would be mixed up.
  const Parser = await (loading ??= loadParser());
  const typesOf = (content: { readonly ext: string } | undefined) =>
    content === undefined ? [] : (typesByContent[content.ext] ?? []);
  const content = await new Parser().fromFile(path);
  const types = typesOf(content);
  const matching = types.find((candidate) => hasExtension(fileName, candidate));
  if (matching !== undefined) return matching;
  if (content !== undefined) return types[0] ?? null;
  // Some encoders write zeros between the tags and the first frame of an MP3. A search through that much data finds a
  // frame in many other files too, so the extension must match.
  const padded = await new Parser({ mpegOffsetTolerance: 2048 }).fromFile(path);
  return typesOf(padded).find((candidate) => hasExtension(fileName, candidate)) ?? null;
}

const knownExtensions = new Set(
  Object.values(typesByContent).flatMap((types) => types.flatMap(({ extensions }) => extensions)),
);

/** The file name for a type: an extension of another type is replaced, a missing one added. */
export function nameOfType(fileName: string, fileType: FileType): string {
  if (hasExtension(fileName, fileType)) return fileName;
  const extension = extensionOf(fileName);
  const stem = knownExtensions.has(extension) ? fileName.slice(0, -extension.length) : fileName;
  const baseName = stem.replace(/\.+$/, '').slice(-190);
  return `${baseName || 'file'}.${fileType.extensions[0]}`;
}
