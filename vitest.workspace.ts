import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumPath } from './tools/test/chromium-path.ts';
import { useTestFonts } from './tools/test/use-test-fonts.ts';

/**
 * The list of test projects. The name of a project is the kind that a requirement row asks for:
 * `unit` needs no browser, `browser` runs one part in real Chromium, `api` sends requests to the server.
 * `vitest.config.ts` imports this list, because Vitest itself no longer reads this file's name.
 */
const executablePath = chromiumPath();
useTestFonts();

const browserDependencies = [
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tiptap/core',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/pm/view',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'altcha-lib',
  'axe-core',
  'fast-check',
  'libphonenumber-js/min',
  'lucide-react',
  'react',
  'react-aria-components',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'sonner',
  'tinykeys',
  'vitest-browser-react',
  'zod',
  'zustand',
  'zustand/vanilla',
] as const;

const seeded = {
  'fast-check': join(import.meta.dirname, 'tools/test/seeded-fast-check.ts'),
} as const;

/**
 * Where Node 24's baseline compiler is on, a process that ran long dies now and then while garbage is collected
 * (nodejs/node#62393), and takes with it whichever file it was in.
 */
const execArgv = ['--no-sparkplug'];

const projects: TestProjectConfiguration[] = [
  {
    plugins: [react()],
    resolve: { alias: seeded, conditions: ['@sitewright/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] } },
    test: {
      name: 'unit',
      environment: 'node',
      execArgv,
      include: [
        'libs/*/src/**/*.test.{ts,tsx}',
        'apps/*/src/**/*.unit.test.{ts,tsx}',
        'tools/**/*.test.ts',
      ],
      exclude: ['**/*.browser.test.*', '**/dist/**', '**/node_modules/**'],
      // A module graph for each of 800 files would take three times as long.
      isolate: false,
      // A busy disk needs longer than Vitest's ten seconds to delete a folder.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    plugins: [react()],
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    // In tests, React Aria renders all items of a virtual list unless this is set.
    define: { 'process.env.VIRT_ON': 'true' },
    publicDir: false,
    // Listed so that Vite optimizes no dependency in the middle of a run, which would reload the test's page.
    optimizeDeps: { include: [...browserDependencies] },
    test: {
      name: 'browser',
      fileParallelism: false,
      // Results must arrive on a busy machine too, only later.
      expect: { poll: { timeout: 8_000 } },
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['libs/*/src/**/*.browser.test.{ts,tsx}', 'apps/*/src/**/*.browser.test.{ts,tsx}'],
      setupFiles: ['collect-garbage', 'reject-duplicate-keys'].map((name) =>
        join(import.meta.dirname, 'tools/test', `${name}.ts`),
      ),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath === undefined ? {} : { executablePath }),
            args: ['--no-sandbox', '--disable-background-networking'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    ssr: { resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] } },
    resolve: { alias: seeded, conditions: ['@sitewright/source', ...defaultServerConditions] },
    test: {
      name: 'api',
      environment: 'node',
      execArgv,
      include: ['apps/api/src/**/*.test.ts'],
      exclude: ['**/*.unit.test.*', '**/dist/**', '**/node_modules/**'],
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
];

export default projects;
