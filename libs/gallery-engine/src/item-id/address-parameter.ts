/** Value of a parameter in the query or hash of an address; undefined when it is absent or unreadable. */
export function addressParameter(text: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const part = text
    .slice(1)
    .split('&')
    .find((candidate) => candidate.startsWith(prefix));
  if (part === undefined) return undefined;
  try {
    return decodeURIComponent(part.slice(prefix.length).replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
