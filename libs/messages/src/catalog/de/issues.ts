import type { Translation } from '../../translation.ts';
import type { issues as english } from '../en/issues.ts';

export const issues: Translation<typeof english> = {
  required: 'Dieses Feld ist erforderlich.',
  urlId: 'Bitte nur Buchstaben, Ziffern und einzelne Bindestriche verwenden, wie in opening-hours.',
  siteIdentifier:
    'Bitte nur die Buchstaben a bis z, Ziffern und Bindestriche verwenden, wie in harbour-cafe.',
  line: 'Bitte schreiben Sie dies in eine Zeile.',
  fieldId: 'Bitte nur Buchstaben, Ziffern, Binde- und Unterstriche verwenden.',
  colour: 'Bitte geben Sie eine Farbe mit sechs Stellen an, wie in #9b3d22.',
  locale: 'Bitte wählen Sie eine Sprache, zum Beispiel en oder en-GB.',
  currency: 'Bitte wählen Sie eine der unterstützten Währungen, zum Beispiel EUR.',
  country: 'Bitte wählen Sie ein Land.',
  email: 'Die E-Mail-Adresse ist ungültig. Sie sollte aussehen wie {email}.',
  url: 'Bitte geben Sie eine ganze Adresse an, wie in https://example.com.',
  dateTime: 'Bitte geben Sie Datum und Uhrzeit an.',
  date: 'Bitte geben Sie ein Datum an.',
  text: 'Bitte geben Sie einen Text ein.',
  number: 'Bitte geben Sie eine Zahl ein.',
  wholeNumber: 'Bitte geben Sie eine ganze Zahl ein.',
  yesOrNo: 'Bitte geben Sie Ja oder Nein an.',
  list: 'Bitte geben Sie eine Liste an.',
  option: 'Bitte wählen Sie eine der Möglichkeiten.',
  endBeforeStart: 'Bitte geben Sie ein Ende an, das nicht vor dem Beginn liegt.',
  tooDeep: 'Die Listen sind hier zu tief verschachtelt.',
  unknownEntry: 'Hier nicht bekannt: {names}.',
  unclear: 'Bitte prüfen Sie diese Angabe.',
  textTooShort:
    'Bitte geben Sie mindestens {bound, plural, one {# Zeichen} other {# Zeichen}} ein.',
  textTooLong: 'Bitte geben Sie höchstens {bound, plural, one {# Zeichen} other {# Zeichen}} ein.',
  listTooShort:
    'Bitte geben Sie mindestens {bound, plural, one {# Eintrag} other {# Einträge}} an.',
  listTooLong: 'Bitte geben Sie höchstens {bound, plural, one {# Eintrag} other {# Einträge}} an.',
  numberTooSmall: 'Bitte geben Sie {bound} oder mehr ein.',
  numberTooLarge: 'Bitte geben Sie {bound} oder weniger ein.',
  numberNotAbove: 'Bitte geben Sie eine Zahl über {bound} ein.',
  numberNotBelow: 'Bitte geben Sie eine Zahl unter {bound} ein.',
};
