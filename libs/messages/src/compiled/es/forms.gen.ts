// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { forms as source } from '../../catalog/en/forms.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const forms = {
  submitting: "Enviando…",
  processingFailed: "Ha habido un error al enviar el formulario. Recarga la página e inténtalo de nuevo.",
  unknownError: "Error desconocido. Inténtalo de nuevo más tarde.",
  captchaRequired: "Completa el CAPTCHA antes de enviar.",
  captchaNotSetUp: "ReCaptcha no está configurado",
  keyMissing: "No se ha podido obtener la clave de envío del formulario. Inténtalo de nuevo más tarde.",
  fieldsUnreadable: "No se han podido leer los campos del formulario. Revisa los datos.",
  fieldsInvalid: "Uno o varios campos no son válidos. Revisa los datos.",
  problemBelow: "Hay un problema en el formulario. Desplázate hacia abajo para revisarlo.",
  problemAbove: "Hay un problema en el formulario. Desplázate hacia arriba para revisarlo.",
  unableToSubmit: "No se ha podido presentar el formulario. Inténtalo de nuevo más tarde.",
  notConfigured: "Este formulario aún no está configurado.",
  rateLimited: "No se ha podido enviar el formulario: demasiados envíos. Inténtalo de nuevo más tarde.",
  unableToSend: "No se ha podido enviar el formulario. Inténtalo de nuevo más tarde.",
  characterLimit: "Has superado el límite de caracteres.",
  characterCount: [["count"]," / ",["max"]],
  emailInvalid: ["La dirección de correo no es válida. Debe tener la forma ",["email"],"."],
  unableToRender: "No se ha podido mostrar el formulario",
  unableToUpdate: "No se ha podido cambiar el formulario",
  unableToOpen: "No se ha podido abrir el formulario",
} as CompiledArea<typeof source>;
