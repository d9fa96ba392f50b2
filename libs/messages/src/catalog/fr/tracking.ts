import type { Translation } from '../../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking: Translation<typeof english> = {
  eventFailed: 'Erreur de suivi d’un événement\u00a0: statut HTTP {code}',
  unexpectedStatus: 'Requête XHR terminée avec un statut inattendu',
  settingsTimeout: 'Délai dépassé pour les réglages de mesure',
  pageLoadIdMissing: 'Impossible de déterminer pageLoadId',
  analyticsIdNotStored: 'Impossible d’enregistrer analyticsId',
  storageUnavailable: 'Impossible d’accéder au stockage local ou de session.',
};
