/** An address that only its owner recognizes, in case a mail is forwarded: `a…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}…${email.slice(at === -1 ? email.length : at)}`;
}
