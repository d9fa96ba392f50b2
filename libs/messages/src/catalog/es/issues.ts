import type { Translation } from '../../translation.ts';
import type { issues as english } from '../en/issues.ts';

export const issues: Translation<typeof english> = {
  required: 'Este campo es obligatorio.',
  urlId: 'Usa solo letras, cifras y guiones sueltos, como en opening-hours.',
  siteIdentifier: 'Usa solo letras de la a a la z, cifras y guiones, como en harbour-cafe.',
  line: 'Escríbelo en una sola línea.',
  fieldId: 'Usa solo letras, cifras, guiones y guiones bajos.',
  colour: 'Indica un color con seis cifras, como #9b3d22.',
  locale: 'Elige un idioma, por ejemplo en o en-GB.',
  currency: 'Elige una moneda admitida, por ejemplo EUR.',
  country: 'Elige un país.',
  email: 'La dirección de correo no es válida. Debe tener la forma {email}.',
  url: 'Indica una dirección completa, como https://example.com.',
  dateTime: 'Indica una fecha y una hora.',
  date: 'Indica una fecha.',
  text: 'Escribe un texto.',
  number: 'Escribe un número.',
  wholeNumber: 'Escribe un número entero.',
  yesOrNo: 'Responde sí o no.',
  list: 'Indica una lista.',
  option: 'Elige una de las opciones.',
  endBeforeStart: 'Indica un final que no sea anterior al comienzo.',
  tooDeep: 'Las listas están anidadas en demasiados niveles.',
  unknownEntry: 'No se conoce aquí: {names}.',
  unclear: 'Revisa este dato.',
  textTooShort:
    'Escribe al menos {bound, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.',
  textTooLong:
    'Escribe como máximo {bound, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.',
  listTooShort:
    'Indica al menos {bound, plural, one {# elemento} many {# de elementos} other {# elementos}}.',
  listTooLong:
    'Indica como máximo {bound, plural, one {# elemento} many {# de elementos} other {# elementos}}.',
  numberTooSmall: 'Escribe {bound} o más.',
  numberTooLarge: 'Escribe {bound} o menos.',
  numberNotAbove: 'Escribe un número mayor que {bound}.',
  numberNotBelow: 'Escribe un número menor que {bound}.',
};
