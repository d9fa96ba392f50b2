import { libConfig } from '../../tools/vite/lib-config.ts';

const entries = ['schema', 'load', 'view', 'client', 'editor', 'samples', 'texts'] as const;

export default libConfig(
  import.meta.dirname,
  Object.fromEntries(entries.map((entry) => [`${entry}/index`, `src/entries/${entry}/index.ts`])),
);
