import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A module of WebAssembly that is ready to run, here and in other threads. */
export interface CompiledModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module';
}

// Node's types leave WebAssembly to those of a browser, which the server is not.
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledModule> };
};

let compiled: Promise<CompiledModule> | undefined;

/**
 * PostgreSQL as PGlite ships it, compiled once for all threads of the process and kept as long as the process lives.
 * A thread with code of its own frees it when it ends, and V8 then aborts the process once in some hundred times
 * (nodejs/node#64500); besides, each would compile 9 MB anew.
 */
export function compiledPostgres(): Promise<CompiledModule> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function compile(): Promise<CompiledModule> {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(dist, 'pglite.wasm')));
}
