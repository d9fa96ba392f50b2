import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tools/test/chromium-path.ts';
import { useTestFonts } from './tools/test/use-test-fonts.ts';

const executablePath = chromiumPath();
useTestFonts();

/** Journeys across the three apps. Each project starts a server of its own, on its own database. */
export default defineConfig<object, { database: 'pglite' | 'postgres'; nodes: 1 | 2 }>({
  testDir: 'apps/e2e/src',
  outputDir: 'test-results',
  // Each worker has a server of its own; tests of one file share it, save where a file says that they need not.
  fullyParallel: false,
  workers: availableParallelism() > 1 ? 2 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  testMatch: '**/*.e2e.ts',
  // The main job runs on both databases, and on two nodes behind a proxy; every other journey on the embedded one, which
  // is what a newcomer starts.
  projects: [
    { name: 'pglite', testIgnore: '**/several-nodes.e2e.ts', use: { database: 'pglite' } },
    ...(process.env['TEST_DATABASE_URL'] === undefined
      ? []
      : ([
          {
            name: 'postgres',
            testMatch: '**/main-job.e2e.ts',
            use: { database: 'postgres' },
          },
          {
            name: 'nodes',
            testMatch: ['**/main-job.e2e.ts', '**/several-nodes.e2e.ts'],
            use: { database: 'postgres', nodes: 2 },
          },
        ] as const)),
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    actionTimeout: 15_000,
    // To record every step takes half as long as the steps again; `--trace retain-on-failure` does where it is wanted.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Frames of other sites have processes of their own, as in a window: the focus stays on a frame without controls.
        '--site-per-process',
        // Without it, the headless shell rounds the width of each letter, and text wraps otherwise than in a window.
        '--font-render-hinting=none',
        // A picture of a page shows its images: one that is decoded beside the frame comes with a later frame, which
        // the picture does not wait for.
        '--disable-checker-imaging',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP *.test 127.0.0.1',
      ],
    },
  },
});
