import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'dialog/index': 'src/dialog/index.ts',
  'file-size/index': 'src/file-size/index.ts',
  'lightbox/index': 'src/lightbox/index.ts',
  'toast/index': 'src/toast/index.ts',
  'tokens/index': 'src/tokens/index.ts',
});
