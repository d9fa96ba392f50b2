const charsetParameter = /;\s*charset\s*=\s*"?(?<name>[^";\s]*)/i;
const multipart = /^multipart\//i;

/** UTF-8 and its subset ASCII. */
const readable: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Whether a body's charset is supported. Multipart bodies have no charset of their own. */
export function isReadableCharset(contentType: string | undefined): boolean {
  const name = charsetParameter.exec(contentType ?? '')?.groups?.['name'];
  return name === undefined || readable.has(name.toLowerCase()) || multipart.test(contentType!);
}
