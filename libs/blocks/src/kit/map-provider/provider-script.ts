/** What the script of the maps provider is asked for with. */
export interface ProviderAccess {
  /** The provider's key as pages are told it: base64 text. */
  readonly gmRenderKey: string | undefined;
  /** A language, with a region where it matters: `de` or `pt-BR`. */
  readonly locale: string;
}

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';

/** The key in what pages are told; undefined where there is none, or where it is not base64 of plain characters. */
function decodeKey(encoded: string | undefined): string | undefined {
  try {
    const key = atob(encoded ?? '');
    return /^[\w-]+$/.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address of the provider's script, with language and region of the site, which calls the function `callback` of its
 * window when it is ready. Undefined without a key.
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
