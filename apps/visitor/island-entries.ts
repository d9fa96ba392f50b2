import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A folder with an `island.ts` is the island of that name. `kit/block/island.ts` defines what an island is. */
const parents = [
  '../../libs/blocks/src/blocks/*/',
  '../../libs/blocks/src/kit/!(block)/',
  'src/*/',
  'src/page-types/*/',
];

/** The islands of the blocks, of the frame and of the page types as entries of the client's build, by name. */
export function islandEntries(root: string): Record<string, string> {
  const files = parents.flatMap((parent) => globSync(`${parent}island.{ts,tsx}`, { cwd: root }));
  return Object.fromEntries(
    files.map((file) => [`island-${basename(dirname(file))}`, join(root, file)]),
  );
}
