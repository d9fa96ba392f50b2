// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { validation as source } from '../../catalog/en/validation.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const validation = {
  email: "Veuillez saisir une adresse e-mail valide",
  emailFormat: ["Les adresses e-mail doivent avoir la forme ",["email"]],
  linkFormat: ["Les liens doivent avoir la forme ",["host"]," ou ",["host"]],
  pageUrl: [["val"]," n’est pas une adresse de page valide"],
  expectedOption: [["val"]," ne fait pas partie des options prévues"],
} as CompiledArea<typeof source>;
