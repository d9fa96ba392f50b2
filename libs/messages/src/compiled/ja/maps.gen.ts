// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { maps as source } from '../../catalog/en/maps.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const maps = {
  map: "地図",
  zoomIn: "拡大",
  zoomOut: "縮小",
  attribution: "地図の著作者を表示",
  scrollWithCtrl: "Ctrl を押しながらスクロールすると地図を拡大・縮小できます",
  scrollWithCommand: "⌘ を押しながらスクロールすると地図を拡大・縮小できます",
  twoFingers: "2 本の指で地図を動かします",
} as CompiledArea<typeof source>;
