import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: Translation<typeof english> = {
  sessionExpired:
    'Tu sesión ha caducado o las cookies están desactivadas. No podemos continuar con la compra.',
  belowMinimum: 'el subtotal de tu pedido debe ser de {subtotal} o más',
};
