// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { video as source } from '../../catalog/en/video.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const video = {
  play: "動画を再生",
  invalidEmbed: "動画の埋め込みが正しくありません。",
  vimeoBasic: "Vimeo Basicアカウントには対応していません。別のアカウントの動画を共有してください。",
} as CompiledArea<typeof source>;
