// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { links as source } from '../../catalog/en/links.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const links = {
  tooLong: "Ce lien est trop long.",
  notAPhoneNumber: "Veuillez saisir un numéro de téléphone d’au moins quatre chiffres, sans espaces.",
  notAMailAddress: ["Les adresses e-mail doivent avoir la forme ",["email"]],
  malformedProtocol: ["Les liens doivent avoir la forme ",["host"]," ou ",["host"]],
  protocolNotAllowed: "Les liens de ce type ne sont pas autorisés.",
  suggestion: ["Vouliez-vous dire ",["link"]," ?"],
} as CompiledArea<typeof source>;
