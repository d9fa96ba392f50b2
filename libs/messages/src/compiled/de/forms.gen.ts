// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { forms as source } from '../../catalog/en/forms.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const forms = {
  submitting: "Wird gesendet …",
  processingFailed: "Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  unknownError: "Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.",
  captchaRequired: "Bitte lösen Sie vor dem Senden das CAPTCHA.",
  captchaNotSetUp: "ReCaptcha ist nicht eingerichtet",
  keyMissing: "Es war kein Schlüssel für das Formular zu bekommen. Bitte versuchen Sie es später noch einmal.",
  fieldsUnreadable: "Die Felder des Formulars ließen sich nicht lesen. Bitte prüfen Sie Ihre Angaben.",
  fieldsInvalid: "Ein oder mehrere Felder sind ungültig. Bitte prüfen Sie Ihre Angaben.",
  problemBelow: "In Ihrem Formular stimmt etwas nicht. Bitte scrollen Sie nach unten, um es zu prüfen.",
  problemAbove: "In Ihrem Formular stimmt etwas nicht. Bitte scrollen Sie nach oben, um es zu prüfen.",
  unableToSubmit: "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
  notConfigured: "Dieses Formular ist noch nicht eingerichtet.",
  rateLimited: "Das Formular konnte nicht gesendet werden: zu viele Einsendungen. Bitte versuchen Sie es später noch einmal.",
  unableToSend: "Das Formular konnte nicht abgeschickt werden. Bitte versuchen Sie es später noch einmal.",
  characterLimit: "Ihr Text ist länger als erlaubt.",
  characterCount: [["count"]," / ",["max"]],
  emailInvalid: ["Die E-Mail-Adresse ist ungültig. Sie sollte aussehen wie ",["email"],"."],
  unableToRender: "Das Formular konnte nicht angezeigt werden",
  unableToUpdate: "Das Formular konnte nicht geändert werden",
  unableToOpen: "Das Formular konnte nicht geöffnet werden",
} as CompiledArea<typeof source>;
