import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'compile/index': 'src/compile/index.ts',
  'compiled/en/index.gen': 'src/compiled/en/index.gen.ts',
});
