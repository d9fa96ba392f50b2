import { libConfig } from '../../tools/vite/lib-config.ts';

const entries = ['block', 'designs', 'input', 'slides', 'transitions'] as const;

export default libConfig(
  import.meta.dirname,
  Object.fromEntries(entries.map((entry) => [`${entry}/index`, `src/${entry}/index.ts`])),
);
