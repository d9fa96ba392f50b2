import { blockFields } from './block-fields.ts';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';

const readers = Object.entries(blockFields) as [
  keyof GalleryBlockData,
  (value: unknown) => unknown,
][];

/** Reads the fields that are present; a rejected one is `undefined`. */
export function readBlockFields(data: object): Readonly<Record<string, unknown>> {
  const values = data as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    readers
      .filter(([field]) => values[field] !== undefined && values[field] !== null)
      .map(([field, read]) => [field, read(values[field])]),
  );
}

/** Block data with every field: a missing or rejected value is replaced by its default. */
export function completeBlockData(data: Partial<GalleryBlockData>): GalleryBlockData {
  const read = Object.entries(readBlockFields(data)).filter(([, value]) => value !== undefined);
  return { ...galleryBlockDefaults, ...Object.fromEntries(read) };
}
