import { createHash } from 'node:crypto';

/** A compiled WebAssembly module, for this and other threads. */
export interface CompiledModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module';
}

/** Code that this thread compiled, identified by the digest of its bytes. */
export interface CompiledCode {
  readonly digest: string;
  readonly module: CompiledModule;
}

type ModuleConstructor = new (bytes: Uint8Array) => CompiledModule;

/**
 * Calls `onCompiled` for whatever this thread compiles with `new WebAssembly.Module` from now on, once for the same
 * bytes. PGlite compiles extensions, languages and dictionaries that way when a statement first needs them.
 */
export function watchCompilation(onCompiled: (code: CompiledCode) => void): void {
  const { WebAssembly } = globalThis as unknown as {
    readonly WebAssembly: { Module: ModuleConstructor };
  };
  const seen = new Set<string>();
  WebAssembly.Module = new Proxy(WebAssembly.Module, {
    construct(target, [bytes]: [Uint8Array]) {
      const module = new target(bytes);
      const digest = createHash('sha256').update(bytes).digest('base64url');
      if (!seen.has(digest)) onCompiled({ digest, module });
      seen.add(digest);
      return module;
    },
  });
}
