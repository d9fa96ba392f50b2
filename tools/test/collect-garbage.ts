import { afterAll } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * Chromium keeps two megabytes of shared memory, and a file descriptor, for every module that it finds unchanged, until
 * garbage is collected. The frames of a hundred test files request some ten thousand modules: more descriptors than a
 * process may open, so that it crashes in the middle of a run (vitest-dev/vitest#9437).
 */
afterAll(() => cdp().send('HeapProfiler.collectGarbage'));
