export { clusterTemplateDir, ensureClusterTemplate } from './cluster-template.ts';
export { createEmbeddedDatabase, type EmbeddedDatabaseError } from './create-embedded-database.ts';
export { listDumps, restoreDump, type Dump, type DumpReason } from './dumps.ts';
export type { EmbeddedDatabase } from './embedded-database.ts';
export type { EmbeddedDatabaseOptions } from './options.ts';
export { dataPaths } from './data-directory.ts';
export { describeLockedFolder, takeLockFile } from './lock-file.ts';
