// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { connection as source } from '../../catalog/en/connection.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const connection = {
  unreadable: ["Internal Error: Unable to parse server response from (",["url"],") as JSON: ",["message"]],
  unauthorized: "Unauthorized request",
  serverError: "Internal server error. Please try again later.",
  unavailable: "This service is temporarily unavailable. Please try again later.",
  unableToConnect: "Unable to connect…",
  overlayTitle: "Something Went Wrong!",
  overlayReload: "Reload Page",
  overlayClear: "Clear",
} as CompiledArea<typeof source>;
