import { blockFields } from './block-fields.ts';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';

/** What is logged when block data cannot be used (specification §5). */
export const blockDataErrors = {
  decoding: 'Error decoding gallery block data.',
  evaluating: 'Error evaluating gallery block data.',
} as const;

const refused = Symbol('refused');

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refused;
  }
}

function evaluate(data: unknown): GalleryBlockData | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const given = data as Readonly<Record<string, unknown>>;
  const read: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries(blockFields)) {
    const value = given[field];
    if (value === undefined || value === null) continue;
    read[field] = reader(value);
    if (read[field] === undefined) return undefined;
  }
  return { ...galleryBlockDefaults, ...read };
}

/**
 * Reads block data as the server wrote it into the attribute `data-gallery`. Data that is no JSON, or
 * holds a value that its field refuses, is logged and answered with `undefined`: skip that block.
 */
export function parseGalleryBlockData(
  text: string,
  log: (message: string) => void,
): GalleryBlockData | undefined {
  const decoded = decode(text);
  const data = decoded === refused ? undefined : evaluate(decoded);
  if (!data) log(decoded === refused ? blockDataErrors.decoding : blockDataErrors.evaluating);
  return data;
}
