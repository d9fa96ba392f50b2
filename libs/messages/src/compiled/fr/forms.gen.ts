// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { forms as source } from '../../catalog/en/forms.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const forms = {
  submitting: "Envoi en cours…",
  processingFailed: "Une erreur est survenue pendant l’envoi du formulaire. Veuillez recharger la page et réessayer.",
  unknownError: "Erreur inconnue. Veuillez réessayer plus tard.",
  captchaRequired: "Veuillez remplir le CAPTCHA avant l’envoi.",
  captchaNotSetUp: "ReCaptcha n’est pas configuré",
  keyMissing: "Impossible d’obtenir une clé d’envoi du formulaire. Veuillez réessayer plus tard.",
  fieldsUnreadable: "Les champs du formulaire n’ont pas pu être lus. Veuillez vérifier vos saisies.",
  fieldsInvalid: "Un ou plusieurs champs ne sont pas valides. Veuillez vérifier vos saisies.",
  problemBelow: "Votre formulaire contient une erreur. Veuillez faire défiler vers le bas pour la voir.",
  problemAbove: "Votre formulaire contient une erreur. Veuillez faire défiler vers le haut pour la voir.",
  unableToSubmit: "Impossible de soumettre le formulaire. Veuillez réessayer plus tard.",
  notConfigured: "Ce formulaire n’est pas encore configuré.",
  rateLimited: "Impossible d’envoyer le formulaire : trop d’envois. Veuillez réessayer plus tard.",
  unableToSend: "Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.",
  characterLimit: "Vous avez dépassé le nombre de caractères autorisé.",
  characterCount: [["count"]," / ",["max"]],
  emailInvalid: ["L’adresse e-mail n’est pas valide. Elle doit avoir la forme ",["email"],"."],
  unableToRender: "Impossible d’afficher le formulaire",
  unableToUpdate: "Impossible de modifier le formulaire",
  unableToOpen: "Impossible d’ouvrir le formulaire",
} as CompiledArea<typeof source>;
