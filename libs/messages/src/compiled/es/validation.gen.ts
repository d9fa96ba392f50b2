// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { validation as source } from '../../catalog/en/validation.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const validation = {
  email: "Escribe una dirección de correo válida",
  emailFormat: ["Las direcciones de correo deben tener la forma ",["email"]],
  linkFormat: ["Los enlaces deben tener la forma ",["host"]," o ",["host"]],
  pageUrl: [["val"]," no es una dirección de página válida"],
  expectedOption: [["val"]," no es una de las opciones previstas"],
} as CompiledArea<typeof source>;
