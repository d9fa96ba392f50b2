import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Encoding } from '../http/accepted-encodings.ts';
import { contentTypeOf } from './content-type-of.ts';

/** A file that a build of ours wrote, in the encoding that its client takes. */
export interface BuiltFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly encoding: Encoding;
  /** Of the content in this encoding; the same on every machine that has the same build. */
  readonly etag: string;
}

/** A build lays packed copies beside its texts. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Names of built files: none of them leads out of the folder, is hidden, or has to be decoded. */
const builtPath = /^(?:[\w@~-][\w@~.-]*\/)*[\w@~-][\w@~.-]*$/;

interface KnownTag {
  readonly state: string;
  readonly etag: Promise<string>;
}

const knownTags = new Map<string, KnownTag>();

async function contentTag(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** A file is read once for its tag, and again when another build has written it. */
function tagOf(path: string, state: string): Promise<string> {
  const known = knownTags.get(path);
  if (known?.state === state) return known.etag;
  const etag = contentTag(path);
  knownTags.set(path, { state, etag });
  etag.catch(() => knownTags.delete(path));
  return etag;
}

/**
 * Finds a built file below a folder, in the best of these encodings that the build has written.
 *
 * @param name Its path in the folder, as it stands in an address.
 * @param accepted Best first, with `identity` among them.
 */
export async function findBuiltFile(
  folder: string,
  name: string,
  accepted: readonly Encoding[],
): Promise<BuiltFile | null> {
  const contentType = contentTypeOf(extname(name));
  if (contentType === null || !builtPath.test(name)) return null;
  for (const encoding of accepted) {
    const path = join(folder, `${name}${endings[encoding]}`);
    const found = await stat(path).catch(() => null);
    if (found === null || !found.isFile()) continue;
    const etag = await tagOf(path, `${found.size} ${found.mtimeMs}`);
    return { path, sizeBytes: found.size, contentType, encoding, etag };
  }
  return null;
}
