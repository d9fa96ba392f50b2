import type { Translation } from '../../translation.ts';
import type { issues as english } from '../en/issues.ts';

export const issues: Translation<typeof english> = {
  required: 'Ce champ est obligatoire.',
  urlId:
    'Utilisez seulement des lettres, des chiffres et des tirets simples, comme dans opening-hours.',
  siteIdentifier:
    'Utilisez seulement les lettres de a à z, des chiffres et des tirets, comme dans harbour-cafe.',
  line: 'Veuillez écrire sur une seule ligne.',
  fieldId: 'Utilisez seulement des lettres, des chiffres, des tirets et des tirets bas.',
  colour: 'Veuillez donner une couleur à six chiffres, comme #9b3d22.',
  locale: 'Veuillez choisir une langue, par exemple en ou en-GB.',
  currency: 'Veuillez choisir une devise prise en charge, par exemple EUR.',
  country: 'Veuillez choisir un pays.',
  email: 'L’adresse e-mail n’est pas valide. Elle doit avoir la forme {email}.',
  url: 'Veuillez donner une adresse complète, comme https://example.com.',
  dateTime: 'Veuillez donner une date et une heure.',
  date: 'Veuillez donner une date.',
  text: 'Veuillez saisir un texte.',
  number: 'Veuillez saisir un nombre.',
  wholeNumber: 'Veuillez saisir un nombre entier.',
  yesOrNo: 'Veuillez répondre par oui ou non.',
  list: 'Veuillez donner une liste.',
  option: 'Veuillez choisir l’une des options.',
  endBeforeStart: 'Veuillez indiquer une fin qui ne précède pas le début.',
  tooDeep: 'Les listes sont imbriquées sur trop de niveaux.',
  unknownEntry: 'Inconnu ici : {names}.',
  unclear: 'Veuillez vérifier cette saisie.',
  textTooShort:
    'Veuillez saisir au moins {bound, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
  textTooLong:
    'Veuillez saisir au plus {bound, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
  listTooShort:
    'Veuillez donner au moins {bound, plural, one {# élément} many {# d’éléments} other {# éléments}}.',
  listTooLong:
    'Veuillez donner au plus {bound, plural, one {# élément} many {# d’éléments} other {# éléments}}.',
  numberTooSmall: 'Veuillez saisir {bound} ou plus.',
  numberTooLarge: 'Veuillez saisir {bound} ou moins.',
  numberNotAbove: 'Veuillez saisir un nombre supérieur à {bound}.',
  numberNotBelow: 'Veuillez saisir un nombre inférieur à {bound}.',
};
