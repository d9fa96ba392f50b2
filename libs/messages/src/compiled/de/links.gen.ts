// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { links as source } from '../../catalog/en/links.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const links = {
  tooLong: "Dieser Link ist zu lang.",
  notAPhoneNumber: "Bitte geben Sie eine Telefonnummer aus mindestens vier Ziffern ohne Leerzeichen ein.",
  notAMailAddress: ["E-Mail-Adressen müssen aussehen wie ",["email"]],
  malformedProtocol: ["Links müssen aussehen wie ",["host"]," oder ",["host"]],
  protocolNotAllowed: "Links dieser Art sind nicht erlaubt.",
  suggestion: ["Meinten Sie ",["link"],"?"],
} as CompiledArea<typeof source>;
