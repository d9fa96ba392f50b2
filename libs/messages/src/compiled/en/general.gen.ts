// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { general as source } from '../../catalog/en/general.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const general = {
  somethingWentWrong: "Something went wrong",
  unableToLoadResults: "Unable to load results",
  unableToLoad: "Unable to load. Try again.",
  unableToLocateContent: "Unable to locate content",
  unableToConnect: "Unable to connect. Please try again",
  networkError: "Network error",
  noResults: "No results found",
  checkConnection: "Please check your internet connection.",
  tryAgain: "Please try again.",
  timeZoneFailed: ["Failed to load timezone ",["timeZone"]],
  justNow: "just now",
} as CompiledArea<typeof source>;
