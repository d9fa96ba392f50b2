import type { Translation } from '../../translation.ts';
import type { workflow as english } from '../en/workflow.ts';

export const workflow: Translation<typeof english> = {
  available: 'Verfügbar',
  scheduled: 'Geplant',
  hidden: 'Verborgen',
  unsupported: 'Nicht unterstützt',
  catalogueScheduled: 'Geplant',
  catalogueNeedsReview: 'Zu prüfen',
  catalogueDraft: 'Entwurf',
  cataloguePrivate: 'Privat',
};
