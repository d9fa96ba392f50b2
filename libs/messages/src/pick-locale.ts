/** The best locale for a requested one: for `de-CH` it is `de-CH`, otherwise `de`, otherwise the fallback. */
export function pickLocale<Locale extends string>(
  requested: string,
  available: readonly Locale[],
  fallback: NoInfer<Locale>,
): Locale {
  const [language] = requested.split('-');
  return (
    available.find((locale) => locale === requested) ??
    available.find((locale) => locale === language) ??
    fallback
  );
}
