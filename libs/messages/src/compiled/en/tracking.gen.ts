// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tracking as source } from '../../catalog/en/tracking.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tracking = {
  eventFailed: ["Error tracking event: HTTP Status ",["code"]],
  unexpectedStatus: "XHR request DONE with unexpected status",
  settingsTimeout: "Metric settings request timeout",
  pageLoadIdMissing: "Unable to resolve pageLoadId",
  analyticsIdNotStored: "Unable to store analyticsId",
  storageUnavailable: "Unable access local/session storage.",
} as CompiledArea<typeof source>;
