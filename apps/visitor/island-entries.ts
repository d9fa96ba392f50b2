import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where folders with an `island.ts` are islands of that name; the blocks' own `block/island.ts` says what one is. */
const places = ['../../libs/blocks/src/!(block)/', 'src/*/', 'src/page-types/*/'];

/** The islands of the blocks, of the frame and of the page types as entries of the client's build, by name. */
export function islandEntries(root: string): Record<string, string> {
  const files = places.flatMap((place) => globSync(`${place}island.{ts,tsx}`, { cwd: root }));
  return Object.fromEntries(
    files.map((file) => [`island-${basename(dirname(file))}`, join(root, file)]),
  );
}
