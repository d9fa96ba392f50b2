const charsetParameter = /;\s*charset\s*=\s*"?(?<name>[^";\s]*)/i;
const multipart = /^multipart\//i;

/** UTF-8 and what is a part of it. */
const readable: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Whether the text of a body is in a charset that is read here. Files have none, whatever their request says. */
export function isReadableCharset(contentType: string | undefined): boolean {
  const name = charsetParameter.exec(contentType ?? '')?.groups?.['name'];
  return name === undefined || readable.has(name.toLowerCase()) || multipart.test(contentType!);
}
