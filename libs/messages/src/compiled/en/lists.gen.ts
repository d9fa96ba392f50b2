// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lists as source } from '../../catalog/en/lists.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lists = {
  required: "A List must be selected",
  none: "You don't have any mailing lists. Please create one before continuing",
} as CompiledArea<typeof source>;
