// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { connection as source } from '../../catalog/en/connection.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const connection = {
  unreadable: ["Error interno: la respuesta del servidor (",["url"],") no se ha podido leer como JSON: ",["message"]],
  unauthorized: "Solicitud no autorizada",
  serverError: "Error interno del servidor. Inténtalo de nuevo más tarde.",
  unavailable: "Este servicio no está disponible en este momento. Inténtalo de nuevo más tarde.",
  unableToConnect: "No hay conexión…",
  overlayTitle: "¡Algo ha ido mal!",
  overlayReload: "Recargar la página",
  overlayClear: "Ocultar",
} as CompiledArea<typeof source>;
