import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { buildCache } from './start/build-cache.ts';

// Reuses V8's compile cache between starts. Must come before all imports that should be compiled from it.
enableCompileCache(join(resolve(buildCache), 'compiled'));
const { runProcess } = await import('./start/run-process.ts');
await runProcess();
// Node.js writes the cache at a normal exit only. Write it now, in case this process is killed.
flushCompileCache();
