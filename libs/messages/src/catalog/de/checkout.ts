import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: Translation<typeof english> = {
  sessionExpired:
    'Entweder ist Ihre Sitzung abgelaufen oder Cookies sind ausgeschaltet. Wir können nicht mit der Kasse fortfahren.',
  belowMinimum: 'die Zwischensumme Ihrer Bestellung muss mindestens {subtotal} betragen',
};
