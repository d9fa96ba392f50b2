import type { Translation } from '../../translation.ts';
import type { general as english } from '../en/general.ts';

export const general: Translation<typeof english> = {
  somethingWentWrong: 'Un problème est survenu',
  unableToLoadResults: 'Impossible de charger les résultats',
  unableToLoad: 'Chargement impossible. Réessayez.',
  unableToLocateContent: 'Contenu introuvable',
  unableToConnect: 'Connexion impossible. Veuillez réessayer',
  networkError: 'Erreur de réseau',
  noResults: 'Aucun résultat',
  checkConnection: 'Veuillez vérifier votre connexion à Internet.',
  tryAgain: 'Veuillez réessayer.',
  timeZoneFailed: 'Impossible de charger le fuseau horaire {timeZone}',
  justNow: 'à l’instant',
};
