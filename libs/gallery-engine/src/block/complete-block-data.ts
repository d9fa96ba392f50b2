import { blockFields } from './block-fields.ts';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';

const readers = Object.entries(blockFields) as [
  keyof GalleryBlockData,
  (value: unknown) => unknown,
][];

/** Reads the given fields; a rejected one is `undefined`. */
export function readBlockFields(given: object): Readonly<Record<string, unknown>> {
  const values = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    readers
      .filter(([field]) => values[field] !== undefined && values[field] !== null)
      .map(([field, read]) => [field, read(values[field])]),
  );
}

/** Block data with every field: a missing or rejected value is replaced by its default. */
export function completeBlockData(given: Partial<GalleryBlockData>): GalleryBlockData {
  const read = Object.entries(readBlockFields(given)).filter(([, value]) => value !== undefined);
  return { ...galleryBlockDefaults, ...Object.fromEntries(read) };
}
