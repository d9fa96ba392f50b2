// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { overlays as source } from '../../catalog/en/overlays.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const overlays = {
  label: "Superpositions de cette page",
  announcementBar: "Barre d’annonce",
  announcementBarOff: "Barre d’annonce, masquée aux visiteurs",
  popup: "Fenêtre contextuelle",
  popupOff: "Fenêtre contextuelle, masquée aux visiteurs",
} as CompiledArea<typeof source>;
