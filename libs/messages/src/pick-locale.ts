/**
 * The locale that serves a wish best: for `de-CH` it is `de-CH`, else `de`, else the fallback.
 */
export function pickLocale<Locale extends string>(
  wanted: string,
  available: readonly Locale[],
  fallback: NoInfer<Locale>,
): Locale {
  const [language] = wanted.split('-');
  return (
    available.find((locale) => locale === wanted) ??
    available.find((locale) => locale === language) ??
    fallback
  );
}
