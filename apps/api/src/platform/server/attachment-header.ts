/** Characters that a header parameter may contain unescaped (RFC 8187). */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The `Content-Disposition` header of a file that is saved under a name (RFC 6266). A name with special
 * characters gets a second, encoded parameter.
 */
export function attachmentHeader(fileName: string): string {
  if (/^[\w .-]+$/.test(fileName)) return `attachment; filename="${fileName}"`;
  const plain = fileName.replaceAll(/[^\w .-]+/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(fileName)}`;
}
