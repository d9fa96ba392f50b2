import manifest from 'virtual:client-manifest';
import { islandFilesOf } from './island-files.ts';

const bootSource = 'src/entry-client.ts';
const mapSource = 'src/map/map-frame.ts';
const files = manifest ?? {};

/** A hashed file of the client's build; the source where there is none, as in tests. */
const addressOf = (source: string): string =>
  `${import.meta.env.BASE_URL}${files[source]?.file ?? source}`;

/** Address of the boot script. */
export const bootScript: string = addressOf(bootSource);

/** Address of the script that draws a map of the maps provider. */
export const mapScript: string = addressOf(mapSource);

/** What each island is made of: its file and those that it imports, by name. */
export const islandFiles: ReadonlyMap<string, string> = islandFilesOf(files);
