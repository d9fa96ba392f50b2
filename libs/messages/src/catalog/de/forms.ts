import type { Translation } from '../../translation.ts';
import type { forms as english } from '../en/forms.ts';

export const forms: Translation<typeof english> = {
  submitting: 'Wird gesendet\u00a0…',
  processingFailed:
    'Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unknownError: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
  captchaRequired: 'Bitte lösen Sie vor dem Senden das CAPTCHA.',
  captchaNotSetUp: 'ReCaptcha ist nicht eingerichtet',
  keyMissing:
    'Es war kein Schlüssel für das Formular zu bekommen. Bitte versuchen Sie es später noch einmal.',
  fieldsUnreadable:
    'Die Felder des Formulars ließen sich nicht lesen. Bitte prüfen Sie Ihre Angaben.',
  fieldsInvalid: 'Ein oder mehrere Felder sind ungültig. Bitte prüfen Sie Ihre Angaben.',
  problemBelow:
    'In Ihrem Formular stimmt etwas nicht. Bitte scrollen Sie nach unten, um es zu prüfen.',
  problemAbove:
    'In Ihrem Formular stimmt etwas nicht. Bitte scrollen Sie nach oben, um es zu prüfen.',
  unableToSubmit:
    'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  notConfigured: 'Dieses Formular ist noch nicht eingerichtet.',
  rateLimited:
    'Das Formular konnte nicht gesendet werden: zu viele Einsendungen. Bitte versuchen Sie es später noch einmal.',
  unableToSend:
    'Das Formular konnte nicht abgeschickt werden. Bitte versuchen Sie es später noch einmal.',
  characterLimit: 'Ihr Text ist länger als erlaubt.',
  characterCount: '{count} / {max}',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig. Sie sollte aussehen wie {email}.',
  unableToRender: 'Das Formular konnte nicht angezeigt werden',
  unableToUpdate: 'Das Formular konnte nicht geändert werden',
  unableToOpen: 'Das Formular konnte nicht geöffnet werden',
};
