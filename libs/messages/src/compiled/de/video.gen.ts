// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { video as source } from '../../catalog/en/video.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const video = {
  play: "Video abspielen",
  invalidEmbed: "Ungültige Video-Einbettung.",
  vimeoBasic: "Konten von Vimeo Basic werden nicht unterstützt. Bitte teilen Sie ein Video aus einem anderen Konto.",
} as CompiledArea<typeof source>;
