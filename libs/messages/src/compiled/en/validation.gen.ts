// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { validation as source } from '../../catalog/en/validation.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const validation = {
  email: "Please enter a valid email",
  emailFormat: ["Emails must be formatted as ",["email"]],
  linkFormat: ["Links must be formatted as ",["host"]," or ",["host"]],
  pageUrl: [["val"]," is not a valid page URL"],
  expectedOption: [["val"]," is not one of the expected options"],
} as CompiledArea<typeof source>;
