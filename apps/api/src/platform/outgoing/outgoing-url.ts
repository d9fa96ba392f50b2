/** A parsed URL that the server may call, as far as its text tells. */
export interface OutgoingUrl {
  readonly url: URL;
  /** The host without the brackets of an IPv6 address. */
  readonly host: string;
  readonly port: number;
}

/** Other ports are services that were not made for the public. */
export const publicPorts: readonly number[] = [80, 443];

/** Parses a URL once, so that what is checked is what is called; null for what is no address of a web server. */
export function parseOutgoingUrl(text: string): OutgoingUrl | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isHttps = url.protocol === 'https:';
  if (!isHttps && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? (isHttps ? 443 : 80) : Number(url.port);
  return { url, host, port };
}
