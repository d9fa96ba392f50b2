// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tracking as source } from '../../catalog/en/tracking.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tracking = {
  eventFailed: ["Error al registrar un evento: estado HTTP ",["code"]],
  unexpectedStatus: "La solicitud XHR ha terminado con un estado inesperado",
  settingsTimeout: "Se ha agotado el tiempo de los ajustes de medición",
  pageLoadIdMissing: "No se ha podido determinar pageLoadId",
  analyticsIdNotStored: "No se ha podido guardar analyticsId",
  storageUnavailable: "No hay acceso al almacenamiento local o de sesión.",
} as CompiledArea<typeof source>;
