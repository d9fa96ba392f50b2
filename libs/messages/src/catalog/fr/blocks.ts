import type { Translation } from '../../translation.ts';
import type { blocks as english } from '../en/blocks.ts';

export const blocks: Translation<typeof english> = {
  tableBookingPreview:
    'Aperçu seulement\u00a0: déconnectez-vous de votre compte pour utiliser le bloc OpenTable.',
  foodOrderingLink: 'Commander',
};
