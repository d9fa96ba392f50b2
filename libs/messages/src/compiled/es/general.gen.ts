// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { general as source } from '../../catalog/en/general.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const general = {
  somethingWentWrong: "Algo ha ido mal",
  unableToLoadResults: "No se han podido cargar los resultados",
  unableToLoad: "No se ha podido cargar. Inténtalo de nuevo.",
  unableToLocateContent: "No se ha encontrado el contenido",
  unableToConnect: "No hay conexión. Inténtalo de nuevo",
  networkError: "Error de red",
  noResults: "No hay resultados",
  checkConnection: "Comprueba tu conexión a internet.",
  tryAgain: "Inténtalo de nuevo.",
  timeZoneFailed: ["No se ha podido cargar la zona horaria ",["timeZone"]],
  justNow: "ahora mismo",
} as CompiledArea<typeof source>;
