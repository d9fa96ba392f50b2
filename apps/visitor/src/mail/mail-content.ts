import type { ReactNode } from 'react';

/** A mail before it is rendered: the same content for HTML and plain text. */
export interface MailContent {
  readonly subject: string;
  readonly html: ReactNode;
  readonly text: string;
}

/** Lines of a plain-text mail; missing lines leave no gap. */
export const lines = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('\n');
