/** The parameters of the map provider's script. */
export interface ProviderAccess {
  /** The provider's key in the page's configuration: base64 text. */
  readonly gmRenderKey: string | undefined;
  /** A language, optionally with a region: `de` or `pt-BR`. */
  readonly locale: string;
}

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';

/** Decodes the key of a page's configuration; undefined if absent or not base64 of printable ASCII characters. */
function decodeKey(encoded: string | undefined): string | undefined {
  try {
    const key = atob(encoded ?? '');
    return /^[\w-]+$/.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The URL of the provider's script in the site's language and region, which calls the global function `callback` when
 * it is ready. Undefined without a key.
 */
export function providerScript(
  { gmRenderKey, locale }: ProviderAccess,
  callback: string,
): string | undefined {
  const key = decodeKey(gmRenderKey);
  if (key === undefined) return undefined;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  return `${scriptAddress}?${new URLSearchParams({ key, language, region, callback, loading: 'async' })}`;
}
