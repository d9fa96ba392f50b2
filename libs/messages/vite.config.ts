import { libConfig } from '../../tools/vite/lib-config.ts';

const locales = ['en', 'de', 'fr', 'es', 'ja', 'ar'];

export default libConfig(import.meta.dirname, {
  'compile/index': 'src/compile/index.ts',
  ...Object.fromEntries(
    locales.map((locale) => [`compiled/${locale}.gen`, `src/compiled/${locale}.gen.ts`]),
  ),
});
