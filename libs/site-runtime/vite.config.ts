import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'flags/index': 'src/flags/index.ts',
  'fonts/index': 'src/fonts/index.ts',
  'loading/index': 'src/loading/index.ts',
  'member/index': 'src/member/index.ts',
  'session/index': 'src/session/index.ts',
  'popup/index': 'src/popup/index.ts',
  'editor-events/index': 'src/editor-events/index.ts',
});
