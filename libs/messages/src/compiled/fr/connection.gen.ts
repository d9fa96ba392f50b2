// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { connection as source } from '../../catalog/en/connection.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const connection = {
  unreadable: ["Erreur interne : impossible de lire comme JSON la réponse du serveur (",["url"],") : ",["message"]],
  unauthorized: "Demande non autorisée",
  serverError: "Erreur interne du serveur. Veuillez réessayer plus tard.",
  unavailable: "Ce service est momentanément indisponible. Veuillez réessayer plus tard.",
  unableToConnect: "Connexion impossible…",
  overlayTitle: "Un problème est survenu !",
  overlayReload: "Recharger la page",
  overlayClear: "Masquer",
} as CompiledArea<typeof source>;
