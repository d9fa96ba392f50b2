import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { buildCache } from './start/build-cache.ts';

// What was compiled once is not compiled with each start. It comes before everything that is to be compiled.
enableCompileCache(join(resolve(buildCache), 'compiled'));
const { runProcess } = await import('./start/run-process.ts');
await runProcess();
// A process that is killed writes nothing: what this start compiled is kept for the next one now.
flushCompileCache();
