/** Value of a parameter in the query or hash of an address; undefined when it is absent or unreadable. */
export function addressParameter(text: string, name: string): string | undefined {
  const [, value] = new RegExp(`[?#&]${name}=([^&]*)`).exec(text) ?? [];
  try {
    return value && decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
