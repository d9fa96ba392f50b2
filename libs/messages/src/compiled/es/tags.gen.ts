// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalog/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "etiqueta",
  category: "categoría",
  exists: ["Esta ",["tagType"]," ya existe"],
  oneAtATime: ["Solo puedes editar una ",["tagType"]," a la vez"],
} as CompiledArea<typeof source>;
