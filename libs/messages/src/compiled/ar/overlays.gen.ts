// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { overlays as source } from '../../catalog/en/overlays.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const overlays = {
  label: "تراكبات هذه الصفحة",
  announcementBar: "شريط الإعلانات",
  announcementBarOff: "شريط الإعلانات، مخفي عن الزوار",
  popup: "نافذة منبثقة",
  popupOff: "نافذة منبثقة، مخفية عن الزوار",
} as CompiledArea<typeof source>;
