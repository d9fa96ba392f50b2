import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'accordion/index': 'src/accordion/index.ts',
  'dialog/index': 'src/dialog/index.ts',
  'file-size/index': 'src/file-size/index.ts',
  'lightbox/index': 'src/lightbox/index.ts',
  'marquee/index': 'src/marquee/index.ts',
  'pacing/index': 'src/pacing/index.ts',
  'relative-time/index': 'src/relative-time/index.ts',
  'scroll/index': 'src/scroll/index.ts',
  'system-error/index': 'src/system-error/index.ts',
  'text-shrink/index': 'src/text-shrink/index.ts',
  'toast/index': 'src/toast/index.ts',
  'tokens/index': 'src/tokens/index.ts',
  'tooltip/index': 'src/tooltip/index.ts',
  'tween/index': 'src/tween/index.ts',
});
