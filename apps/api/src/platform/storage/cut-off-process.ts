import { Readable } from 'node:stream';
import { createDiskStore } from './file-store.ts';

/**
 * A process that tests kill. It starts to store an endless file in the store of its first argument, or to sweep the
 * website `site` without ever learning whether a file is referenced. It prints `begun` and waits to be killed.
 */
const [, , root = '', work] = process.argv;
const store = createDiskStore(root);
const reportBegun = () => process.stdout.write('begun\n');
setInterval(() => {}, 60_000);
if (work === 'store') {
  const content = new Readable({ read: () => {} });
  content.push(Buffer.alloc(200_000));
  void store.store('site', content, 1_000_000);
  setTimeout(reportBegun, 200);
} else {
  await store.sweepWebsite({
    websiteId: 'site',
    before: new Date(),
    named: new Set(),
    isNamed: () => {
      reportBegun();
      return new Promise(() => {});
    },
  });
}
