// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { overlays as source } from '../../catalog/en/overlays.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const overlays = {
  label: "Overlays of this page",
  announcementBar: "Announcement bar",
  announcementBarOff: "Announcement bar, off for visitors",
  popup: "Popup",
  popupOff: "Popup, off for visitors",
} as CompiledArea<typeof source>;
