// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tracking as source } from '../../catalog/en/tracking.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tracking = {
  eventFailed: ["Erreur de suivi d’un événement : statut HTTP ",["code"]],
  unexpectedStatus: "Requête XHR terminée avec un statut inattendu",
  settingsTimeout: "Délai dépassé pour les réglages de mesure",
  pageLoadIdMissing: "Impossible de déterminer pageLoadId",
  analyticsIdNotStored: "Impossible d’enregistrer analyticsId",
  storageUnavailable: "Impossible d’accéder au stockage local ou de session.",
} as CompiledArea<typeof source>;
