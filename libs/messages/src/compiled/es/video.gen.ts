// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { video as source } from '../../catalog/en/video.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const video = {
  play: "Reproducir el vídeo",
  invalidEmbed: "El vídeo insertado no es válido.",
  vimeoBasic: "Las cuentas de Vimeo Basic no son compatibles. Comparte un vídeo de otra cuenta.",
} as CompiledArea<typeof source>;
