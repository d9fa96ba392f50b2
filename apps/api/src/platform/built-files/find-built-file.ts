import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Encoding } from '../http/accepted-encodings.ts';
import { contentTypeOf } from './content-type-of.ts';

/** A file from a build of ours, in one encoding. */
export interface BuiltFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly encoding: Encoding;
  /** A hash of the content in this encoding: equal on all servers with the same build. */
  readonly etag: string;
}

/** Builds write compressed copies beside text files. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Matches only names that builds write: no parent folder, no hidden file, nothing encoded. */
const builtPath = /^(?:[\w@~-][\w@~.-]*\/)*[\w@~-][\w@~.-]*$/;

interface CachedEtag {
  /** The size and the modification time of the file. */
  readonly state: string;
  readonly etag: Promise<string>;
}

const cachedEtags = new Map<string, CachedEtag>();

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** A file is hashed once, and again when its size or time changes. */
function getEtag(path: string, state: string): Promise<string> {
  const cached = cachedEtags.get(path);
  if (cached?.state === state) return cached.etag;
  const etag = hashFile(path);
  cachedEtags.set(path, { state, etag });
  etag.catch(() => cachedEtags.delete(path));
  return etag;
}

/**
 * Finds a built file in a folder, in the first of the accepted encodings that the build wrote.
 *
 * @param name The path inside the folder, as in the URL.
 * @param accepted Best first, including `identity`.
 */
export async function findBuiltFile(
  folder: string,
  name: string,
  accepted: readonly Encoding[],
): Promise<BuiltFile | null> {
  const contentType = contentTypeOf(extname(name));
  if (contentType === null || !builtPath.test(name)) return null;
  for (const encoding of accepted) {
    const path = join(folder, `${name}${suffixes[encoding]}`);
    const found = await stat(path).catch(() => null);
    if (found === null || !found.isFile()) continue;
    const etag = await getEtag(path, `${found.size} ${found.mtimeMs}`);
    return { path, sizeBytes: found.size, contentType, encoding, etag };
  }
  return null;
}
