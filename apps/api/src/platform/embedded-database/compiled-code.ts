import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CompiledCode, CompiledModule } from './watch-compilation.ts';

/**
 * PostgreSQL and the program that makes its cluster, as PGlite ships them, compiled once for all threads of the process
 * and kept as long as the process lives. A thread with code of its own frees it when it ends, and V8 then aborts the
 * process once in some hundred times (nodejs/node#64500); besides, each would compile 9 MB anew.
 */
export interface CompiledPostgres {
  readonly postgres: CompiledModule;
  readonly initdb: CompiledModule;
}

// Node's types leave WebAssembly to those of a browser, which the server is not.
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledModule> };
};

let compiled: Promise<CompiledPostgres> | undefined;

/** The same modules for every caller. */
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

const kept = new Map<string, CompiledModule>();

/** Keeps a thread's own code: as long as it is kept, V8 gives it to whoever compiles the same bytes. */
export function keepCode({ digest, module }: CompiledCode): void {
  if (!kept.has(digest)) kept.set(digest, module);
}

/** The digests of what is kept. */
export const keptCode = (): readonly string[] => [...kept.keys()];
