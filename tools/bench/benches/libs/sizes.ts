import { join } from 'node:path';
import { scriptBytes, styleBytes } from '../../../check/measure-size.ts';

const libs = join(import.meta.dirname, '../../../../libs');

/** The size of an entry of a library, such as `money/src/index.ts`, as `npm run check:sizes` measures it. */
export const libraryBytes = (path: string): Promise<number> => scriptBytes(join(libs, path));

export const libraryStyleBytes = (path: string): number => styleBytes(join(libs, path));

/** The size of a file in `imports`, which re-exports what a page would import from a peer or from our entries. */
export const importBytes = (name: string): Promise<number> =>
  scriptBytes(join(import.meta.dirname, 'imports', `${name}.ts`));

/** The size of a peer's style sheet. */
export const peerStyleBytes = (path: string): number =>
  styleBytes(join(import.meta.dirname, '../../../../node_modules', path));
