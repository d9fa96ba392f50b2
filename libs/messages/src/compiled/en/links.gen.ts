// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { links as source } from '../../catalog/en/links.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const links = {
  tooLong: "This link is too long.",
  notAPhoneNumber: "Please enter a phone number of four digits or more, without spaces.",
  notAMailAddress: ["Emails must be formatted as ",["email"]],
  malformedProtocol: ["Links must be formatted as ",["host"]," or ",["host"]],
  protocolNotAllowed: "Links of this kind are not allowed.",
  suggestion: ["Did you mean ",["link"],"?"],
} as CompiledArea<typeof source>;
