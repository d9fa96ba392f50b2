/** Characters that a parameter of a header may hold as they are (RFC 8187). */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The header `Content-Disposition` of a file that is saved under a name (RFC 6266). A name with other than ASCII letters
 * comes with a second parameter that holds them.
 */
export function attachmentHeader(fileName: string): string {
  if (/^[\w .-]+$/.test(fileName)) return `attachment; filename="${fileName}"`;
  const plain = fileName.replaceAll(/[^\w .-]+/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(fileName)}`;
}
