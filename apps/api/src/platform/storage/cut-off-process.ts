import { Readable } from 'node:stream';
import { createDiskStore } from './file-store.ts';

/**
 * A process for tests of killed ones. It starts to store an endless file in the store of its first argument, or to
 * sweep the website `site` without ever learning whether a file is referenced, prints that, and waits to be killed.
 */
const [, , root = '', work] = process.argv;
const store = createDiskStore(root);
const say = () => process.stdout.write('begun\n');
setInterval(() => {}, 60_000);
if (work === 'store') {
  const content = new Readable({ read: () => {} });
  content.push(Buffer.alloc(200_000));
  void store.store('site', content, 1_000_000);
  setTimeout(say, 200);
} else {
  await store.sweepWebsite({
    websiteId: 'site',
    before: new Date(),
    named: new Set(),
    isNamed: () => {
      say();
      return new Promise(() => {});
    },
  });
}
