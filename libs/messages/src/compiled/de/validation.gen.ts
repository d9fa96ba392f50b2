// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { validation as source } from '../../catalog/en/validation.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const validation = {
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  emailFormat: ["E-Mail-Adressen müssen aussehen wie ",["email"]],
  linkFormat: ["Links müssen aussehen wie ",["host"]," oder ",["host"]],
  pageUrl: [["val"]," ist keine gültige Seitenadresse"],
  expectedOption: [["val"]," ist keine der erwarteten Möglichkeiten"],
} as CompiledArea<typeof source>;
