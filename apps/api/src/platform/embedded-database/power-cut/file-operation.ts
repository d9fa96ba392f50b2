/**
 * One change that the database asked the file system for, in the order of asking. Files are known by a number, since
 * a path may name different files over time; paths are relative to the folder of the database's files.
 */
export type FileOperation =
  | { readonly kind: 'create'; readonly path: string; readonly file: number }
  | { readonly kind: 'createFolder'; readonly path: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'resize'; readonly file: number; readonly size: number }
  | {
      readonly kind: 'write';
      readonly file: number;
      readonly at: number;
      readonly bytes: Uint8Array;
    }
  /** The file, and with it everything that was asked of the folders before, is on the disk. */
  | { readonly kind: 'sync'; readonly file: number | undefined };

/** What was recorded. */
export interface FileRecording {
  /** Number of each file that was there at the beginning and was opened since, by path. */
  readonly firstFiles: ReadonlyMap<number, string>;
  readonly operations: readonly FileOperation[];
}
