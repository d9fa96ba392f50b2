import { Readable } from 'node:stream';
import { createDiskStore } from './file-store.ts';

/**
 * A process for the test of killed ones. Its first argument is a store's folder; it begins to store a file that never
 * ends, or to sweep the website `site` and never hears whether a file is named, says so, and waits to be killed.
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
