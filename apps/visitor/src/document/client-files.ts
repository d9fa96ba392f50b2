import manifest from 'virtual:client-manifest';
import { islandFilesOf } from './island-files.ts';

const bootSource = 'src/entry-client.ts';
const mapSource = 'src/map/map-frame.ts';
const files = manifest ?? {};

/** A hashed file of the client build, or the source path where there is no build, as in tests. */
const addressOf = (source: string): string =>
  `${import.meta.env.BASE_URL}${files[source]?.file ?? source}`;

/** URL of the boot script. */
export const bootScript: string = addressOf(bootSource);

/** URL of the script that draws a provider's map. */
export const mapScript: string = addressOf(mapSource);

/** The files of each island by name: its own, then its imports. */
export const islandFiles: ReadonlyMap<string, string> = islandFilesOf(files);
