import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumPath } from './tools/test/chromium-path.ts';

/**
 * The list of test projects. The name of a project is the kind that a requirement row asks for:
 * `unit` needs no browser, `browser` runs one part in real Chromium, `api` sends requests to the server.
 * `vitest.config.ts` imports this list, because Vitest itself no longer reads this file's name.
 */
const executablePath = chromiumPath();

const projects: TestProjectConfiguration[] = [
  {
    plugins: [react()],
    resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] } },
    test: {
      name: 'unit',
      environment: 'node',
      include: [
        'libs/*/src/**/*.test.{ts,tsx}',
        'apps/*/src/**/*.unit.test.{ts,tsx}',
        'tools/**/*.test.ts',
      ],
      exclude: ['**/*.browser.test.*', '**/dist/**', '**/node_modules/**'],
      isolate: true,
    },
  },
  {
    plugins: [react()],
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    publicDir: false,
    test: {
      name: 'browser',
      include: ['libs/*/src/**/*.browser.test.{ts,tsx}', 'apps/*/src/**/*.browser.test.{ts,tsx}'],
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
    resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
    test: {
      name: 'api',
      environment: 'node',
      include: ['apps/api/src/**/*.test.ts'],
      exclude: ['**/*.unit.test.*', '**/dist/**', '**/node_modules/**'],
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
];

export default projects;
