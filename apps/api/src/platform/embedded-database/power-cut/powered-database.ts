import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { compiledPostgres } from '../compiled-code.ts';
import { DurableNodeFS, type FileLayerHook } from '../durable-node-fs.ts';
import { startParameters } from '../start-parameters.ts';

/**
 * Opens the database of a folder in this thread: with the product's file layer, or with the library's own, which never
 * syncs.
 */
export async function openRecordedDatabase(
  folder: string,
  layer: 'product' | 'library',
  hook: FileLayerHook,
): Promise<PGlite> {
  const { postgres, initdb } = await compiledPostgres();
  const code = { pgliteWasmModule: postgres, initdbWasmModule: initdb };
  return layer === 'product'
    ? PGlite.create({
        ...code,
        fs: new DurableNodeFS(folder, { hooks: [hook], onAbort: () => {} }),
        startParams: startParameters('strict'),
      })
    : PGlite.create({ ...code, fs: new HookedNodeFS(folder, hook) });
}

/** The library's file layer with one more hook. */
class HookedNodeFS extends NodeFS {
  readonly #hook: FileLayerHook;

  constructor(folder: string, hook: FileLayerHook) {
    super(folder);
    this.#hook = hook;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: unknown) => this.#hook(module as Parameters<FileLayerHook>[0]);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] },
    };
  }
}
