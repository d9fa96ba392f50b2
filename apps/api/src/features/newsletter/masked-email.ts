/** An address that its owner knows again, and nobody learns from a mail that was passed on: `a…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}…${email.slice(at === -1 ? email.length : at)}`;
}
