// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { overlays as source } from '../../catalog/en/overlays.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const overlays = {
  label: "Einblendungen dieser Seite",
  announcementBar: "Ankündigungsleiste",
  announcementBarOff: "Ankündigungsleiste, für Besucher aus",
  popup: "Pop-up",
  popupOff: "Pop-up, für Besucher aus",
} as CompiledArea<typeof source>;
