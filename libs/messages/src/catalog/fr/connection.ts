import type { Translation } from '../../translation.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  unreadable:
    'Erreur interne\u00a0: impossible de lire comme JSON la réponse du serveur ({url})\u00a0: {message}',
  unauthorized: 'Demande non autorisée',
  serverError: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  unavailable: 'Ce service est momentanément indisponible. Veuillez réessayer plus tard.',
  unableToConnect: 'Connexion impossible…',
  overlayTitle: 'Un problème est survenu\u00a0!',
  overlayReload: 'Recharger la page',
  overlayClear: 'Masquer',
};
