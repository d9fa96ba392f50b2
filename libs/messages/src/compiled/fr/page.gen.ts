// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { page as source } from '../../catalog/en/page.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const page = {
  skipToContent: "Aller au contenu",
  locked: "Cette page est protégée.",
  membersOnly: "Cette page est réservée aux membres du site",
  secondRun: "La page a été lancée deux fois, c’est une erreur.",
  moduleFailed: "Impossible de charger le module",
  fontGone: "La police demandée n’existe plus chez Typekit",
} as CompiledArea<typeof source>;
