import { join } from 'node:path';
import { scriptBytes, styleBytes } from '../../../check/measure-size.ts';

const libs = join(import.meta.dirname, '../../../../libs');

/** The size of an import of a library as `npm run check:sizes` measures it: `money/src/index.ts`. */
export const libraryBytes = (path: string): Promise<number> => scriptBytes(join(libs, path));

export const libraryStyleBytes = (path: string): number => styleBytes(join(libs, path));

/** The same of a file in `imports`, which passes on what a page would import of a peer, or of several entries of ours. */
export const importBytes = (name: string): Promise<number> =>
  scriptBytes(join(import.meta.dirname, 'imports', `${name}.ts`));

/** The same for the style sheet of a peer. */
export const peerStyleBytes = (path: string): number =>
  styleBytes(join(import.meta.dirname, '../../../../node_modules', path));
