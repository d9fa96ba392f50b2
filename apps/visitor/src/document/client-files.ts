import manifest from 'virtual:client-manifest';
import { islandFilesOf } from './island-files.ts';

const bootSource = 'src/entry-client.ts';
const files = manifest ?? {};

/** Address of the boot script: a hashed file of the client's build; the source where there is none, as in tests. */
export const bootScript: string = `${import.meta.env.BASE_URL}${files[bootSource]?.file ?? bootSource}`;

/** What each island is made of: its file and those that it imports, by name. */
export const islandFiles: ReadonlyMap<string, string> = islandFilesOf(files);
