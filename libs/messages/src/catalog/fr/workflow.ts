import type { Translation } from '../../translation.ts';
import type { workflow as english } from '../en/workflow.ts';

export const workflow: Translation<typeof english> = {
  available: 'Disponible',
  scheduled: 'Programmé',
  hidden: 'Masqué',
  unsupported: 'Non pris en charge',
  catalogueScheduled: 'Programmé',
  catalogueNeedsReview: 'À relire',
  catalogueDraft: 'Brouillon',
  cataloguePrivate: 'Privé',
};
