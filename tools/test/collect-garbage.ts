import { afterAll } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * Chromium keeps two megabytes of shared memory, and a file descriptor, for every module that it finds unchanged, until
 * garbage is collected. The frames of a hundred test files ask for some ten thousand modules: more than a process may
 * hold open, so that it dies in the middle of a run (vitest-dev/vitest#9437).
 */
afterAll(() => cdp().send('HeapProfiler.collectGarbage'));
