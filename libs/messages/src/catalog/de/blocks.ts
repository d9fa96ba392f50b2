import type { Translation } from '../../translation.ts';
import type { blocks as english } from '../en/blocks.ts';

export const blocks: Translation<typeof english> = {
  tableBookingPreview:
    'Nur Vorschau: Bitte melden Sie sich von Ihrem Konto ab, um den OpenTable-Block zu verwenden.',
  foodOrderingLink: 'Jetzt bestellen',
};
