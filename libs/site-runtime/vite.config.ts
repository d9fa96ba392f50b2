import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'session/index': 'src/session/index.ts',
  'editor-events/index': 'src/editor-events/index.ts',
});
