import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CompiledCode, CompiledModule } from './watch-compilation.ts';

/**
 * PostgreSQL and the program that creates its cluster, as PGlite ships them, compiled once for all threads and cached
 * for the lifetime of the process. A thread that compiles its own code frees it at its end, and V8 then aborts the
 * process in one of several hundred cases (nodejs/node#64500). Each thread would also compile 9 MB.
 */
export interface CompiledPostgres {
  readonly postgres: CompiledModule;
  readonly initdb: CompiledModule;
}

// Node's types lack WebAssembly, and browser types are not loaded on the server.
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledModule> };
};

let compiled: Promise<CompiledPostgres> | undefined;

/** Returns the compiled modules, which are the same for every caller. */
export function compiledPostgres(): Promise<CompiledPostgres> {
  compiled ??= compileAll().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function compileAll(): Promise<CompiledPostgres> {
  const [postgres, initdb] = await Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]);
  return { postgres, initdb };
}

async function compile(name: string): Promise<CompiledModule> {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(dist, name)));
}

const cachedModules = new Map<string, CompiledModule>();

/** Caches the code of a thread. While it is cached, V8 reuses it for the same bytes. */
export function cacheCode({ digest, module }: CompiledCode): void {
  if (!cachedModules.has(digest)) cachedModules.set(digest, module);
}

/** The digests of the cached code. */
export const listCachedDigests = (): readonly string[] => [...cachedModules.keys()];
