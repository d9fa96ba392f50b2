// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cookies as source } from '../../catalog/en/cookies.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cookies = {
  accept: "موافقة",
  decline: "رفض",
  text: "باستخدام هذا الموقع، فإنك توافق على استخدامنا لملفات تعريف الارتباط. نستخدمها لنقدّم لك تجربة رائعة وليعمل موقعنا بكفاءة.",
} as CompiledArea<typeof source>;
