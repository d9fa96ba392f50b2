import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { buildCache } from './start/build-cache.ts';

// Reuses V8's compile cache between starts. Must come before all imports that should be compiled from it.
enableCompileCache(join(resolve(buildCache), 'compiled'));
const { runProcess } = await import('./start/run-process.ts');
await runProcess();
// A killed process writes no cache, so this start writes it now for the next one.
flushCompileCache();
