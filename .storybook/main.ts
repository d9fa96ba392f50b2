import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

/** The workshop: every library that stands alone, with its states, in a browser. Nothing is asked from outside. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/*/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../apps/api/demo/assets', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@sitewright/source', ...defaultClientConditions],
    },
  }),
};
export default config;
