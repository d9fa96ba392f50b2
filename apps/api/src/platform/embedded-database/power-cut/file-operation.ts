/**
 * One file system change that the database requested, in order. Files are identified by a number, since a path may name
 * different files over time; paths are relative to the folder of the database's files.
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
  /** The file is synced, and with it all earlier changes of folders. */
  | { readonly kind: 'sync'; readonly file: number | undefined };

/** The recorded operations. */
export interface FileRecording {
  /** The paths of the initial files that were opened since, by file number. */
  readonly firstFiles: ReadonlyMap<number, string>;
  readonly operations: readonly FileOperation[];
}
