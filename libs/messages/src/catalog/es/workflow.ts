import type { Translation } from '../../translation.ts';
import type { workflow as english } from '../en/workflow.ts';

export const workflow: Translation<typeof english> = {
  available: 'Disponible',
  scheduled: 'Programado',
  hidden: 'Oculto',
  unsupported: 'No compatible',
  catalogueScheduled: 'Programado',
  catalogueNeedsReview: 'Por revisar',
  catalogueDraft: 'Borrador',
  cataloguePrivate: 'Privado',
};
