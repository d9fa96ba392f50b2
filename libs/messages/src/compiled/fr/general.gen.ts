// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { general as source } from '../../catalog/en/general.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const general = {
  somethingWentWrong: "Un problème est survenu",
  unableToLoadResults: "Impossible de charger les résultats",
  unableToLoad: "Chargement impossible. Réessayez.",
  unableToLocateContent: "Contenu introuvable",
  unableToConnect: "Connexion impossible. Veuillez réessayer",
  networkError: "Erreur de réseau",
  noResults: "Aucun résultat",
  checkConnection: "Veuillez vérifier votre connexion à Internet.",
  tryAgain: "Veuillez réessayer.",
  timeZoneFailed: ["Impossible de charger le fuseau horaire ",["timeZone"]],
  justNow: "à l’instant",
} as CompiledArea<typeof source>;
