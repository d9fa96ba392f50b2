// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { page as source } from '../../catalog/en/page.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const page = {
  skipToContent: "Ir al contenido",
  locked: "Esta página está protegida.",
  membersOnly: "Esta página es solo para miembros del sitio",
  secondRun: "La página se ha iniciado dos veces, y eso es un error.",
  moduleFailed: "No se ha podido cargar el módulo",
  fontGone: "La fuente solicitada ya no está en Typekit",
} as CompiledArea<typeof source>;
