// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { overlays as source } from '../../catalog/en/overlays.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const overlays = {
  label: "Capas de esta página",
  announcementBar: "Barra de avisos",
  announcementBarOff: "Barra de avisos, oculta a los visitantes",
  popup: "Ventana emergente",
  popupOff: "Ventana emergente, oculta a los visitantes",
} as CompiledArea<typeof source>;
