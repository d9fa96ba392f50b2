// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cookies as source } from '../../catalog/en/cookies.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cookies = {
  accept: "Aceptar",
  decline: "Rechazar",
  text: "Al usar este sitio web, aceptas que utilicemos cookies. Las usamos para ofrecerte una buena experiencia y para que nuestro sitio web funcione bien.",
} as CompiledArea<typeof source>;
