import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'compare/index': 'src/compare/index.ts',
  'currency-names': 'src/currency-names.ts',
});
