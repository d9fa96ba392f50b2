// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { links as source } from '../../catalog/en/links.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const links = {
  tooLong: "Este enlace es demasiado largo.",
  notAPhoneNumber: "Escribe un número de teléfono de cuatro cifras o más, sin espacios.",
  notAMailAddress: ["Las direcciones de correo deben tener la forma ",["email"]],
  malformedProtocol: ["Los enlaces deben tener la forma ",["host"]," o ",["host"]],
  protocolNotAllowed: "No se permiten enlaces de este tipo.",
  suggestion: ["¿Querías decir ",["link"],"?"],
} as CompiledArea<typeof source>;
