import type { ReactNode } from 'react';

/** A mail before it is turned into HTML: the same words for people with and without pictures. */
export interface MailContent {
  readonly subject: string;
  readonly html: ReactNode;
  readonly text: string;
}

/** Lines of a plain mail; a missing line leaves no gap. */
export const lines = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('\n');
