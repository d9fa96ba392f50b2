/** Value of a parameter in the query or hash of a URL; undefined if absent or malformed. */
export function addressParameter(text: string, name: string): string | undefined {
  const [, value] = new RegExp(`[?#&]${name}=([^&]*)`).exec(text) ?? [];
  try {
    return value && decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
