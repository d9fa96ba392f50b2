import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Extension } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-node-fs.ts';
import type { EmbeddedExtension } from './options.ts';
import { preventGrowth } from './prevent-growth.ts';
import { startParameters } from './start-parameters.ts';
import { watchCompilation } from './watch-compilation.ts';
import type { WorkerData, WorkerEvent, WorkerRequest } from './worker-messages.ts';

/** The thread that owns the embedded database. It only passes bytes on; the main thread decides everything else. */
const { start, code } = workerData as WorkerData;
const port = parentPort;
if (port === null) throw new Error('The database worker runs in a worker thread.');

/** The wire message `select 1` of the simple protocol. */
const selectOne = Uint8Array.from([0x51, 0, 0, 0, 13, ...Buffer.from('select 1'), 0]);

const send = (event: WorkerEvent, transfer: ArrayBuffer[] = []) =>
  port.postMessage(event, transfer);

const extensionModules: Readonly<
  Record<EmbeddedExtension, () => Promise<Record<string, Extension>>>
> = {
  pg_trgm: () => import('@electric-sql/pglite/contrib/pg_trgm'),
  unaccent: () => import('@electric-sql/pglite/contrib/unaccent'),
  citext: () => import('@electric-sql/pglite/contrib/citext'),
  btree_gin: () => import('@electric-sql/pglite/contrib/btree_gin'),
};

/** The last line of PostgreSQL's log that says why it cannot continue. */
let lastError = '';

watchCompilation((compiled) => send({ kind: 'compiled', ...compiled }));

try {
  const database = await openDatabase();
  port.on('message', (request: WorkerRequest) => void handleRequest(database, request));
  send({ kind: 'opened' });
} catch (error) {
  send({ kind: 'failed', reason: lastError === '' ? reasonOf(error) : lastError });
}

/** The library does not always throw an Error, and its stacks contain its whole minified source line. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}

async function openDatabase(): Promise<PGlite> {
  const extensions: Record<string, Extension> = {};
  for (const name of start.extensions) {
    const extension = (await extensionModules[name]())[name];
    if (extension !== undefined) extensions[name] = extension;
  }
  return PGlite.create({
    pgliteWasmModule: code.postgres,
    initdbWasmModule: code.initdb,
    ...(start.filesDir === undefined ? {} : { fs: createFileLayer(start.filesDir) }),
    ...(start.snapshot === undefined ? {} : { loadDataDir: start.snapshot }),
    startParams: startParameters(start.filesDir === undefined ? 'relaxed' : start.durability),
    initDbStartParams: ['--wal-segsize=1'],
    extensions,
    onStderr: (line) => {
      if (line.includes('PANIC:') || line.includes('FATAL:')) lastError = line;
      return false;
    },
  });
}

function createFileLayer(filesDir: string): DurableNodeFS {
  return new DurableNodeFS(filesDir, {
    hooks: [preventGrowth(filesDir, start.minFreeBytes)],
    onAbort: exitAfterAbort,
  });
}

/** PostgreSQL has stopped itself (PANIC). The library would call it again endlessly. */
function exitAfterAbort(): never {
  send({ kind: 'failed', reason: lastError === '' ? 'PostgreSQL stopped itself' : lastError });
  process.exit(1);
}

async function handleRequest(database: PGlite, request: WorkerRequest): Promise<void> {
  if (request instanceof Uint8Array) {
    const bytes = await exchange(database, request);
    send(bytes, [bytes.buffer]);
  } else if (request.kind === 'ping') {
    await exchange(database, selectOne);
    send({ kind: 'ponged' });
  } else if (request.kind === 'dump') {
    send({ kind: 'dumped', tar: await database.dumpDataDir('none') });
  } else {
    await database.close();
    send({ kind: 'closed' });
    port?.close();
  }
}

/** Sends wire messages to PostgreSQL and collects the response, bypassing the library's own parsing. */
async function exchange(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await database.execProtocolRawStream(request, {
    syncToFs: false,
    // A copy, because the view is into the database's memory, which the next call overwrites.
    onRawData: (view) => chunks.push(new Uint8Array(view)),
  });
  const [first] = chunks;
  return first !== undefined && chunks.length === 1 ? first : concatenate(chunks);
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
