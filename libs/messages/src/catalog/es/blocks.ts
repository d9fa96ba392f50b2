import type { Translation } from '../../translation.ts';
import type { blocks as english } from '../en/blocks.ts';

export const blocks: Translation<typeof english> = {
  tableBookingPreview:
    'Solo vista previa: cierra la sesión de tu cuenta para usar el bloque de OpenTable.',
  foodOrderingLink: 'Pedir ahora',
};
