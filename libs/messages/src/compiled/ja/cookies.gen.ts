// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cookies as source } from '../../catalog/en/cookies.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cookies = {
  accept: "同意する",
  decline: "拒否する",
  text: "このサイトを利用すると、Cookieの使用に同意したことになります。Cookieは、快適にご利用いただき、サイトを適切に運営するために使用します。",
} as CompiledArea<typeof source>;
