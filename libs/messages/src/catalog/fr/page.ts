import type { Translation } from '../../translation.ts';
import type { page as english } from '../en/page.ts';

export const page: Translation<typeof english> = {
  skipToContent: 'Aller au contenu',
  locked: 'Cette page est protégée.',
  membersOnly: 'Cette page est réservée aux membres du site',
  secondRun: 'La page a été lancée deux fois, c’est une erreur.',
  moduleFailed: 'Impossible de charger le module',
  fontGone: 'La police demandée n’existe plus chez Typekit',
};
