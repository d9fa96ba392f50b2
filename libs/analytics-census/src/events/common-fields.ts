/** Fields of every analytics event about the page, the site and the member, if known. */
export const commonFieldNames = [
  'pagePath',
  'pageHash',
  'websiteId',
  'templateId',
  'variantId',
  'memberAccountId',
  'member_locale',
  'website_locale',
] as const;

/** The common fields of an analytics event. */
export type CommonFields = Readonly<Partial<Record<(typeof commonFieldNames)[number], string>>>;

/**
 * Selects the common fields of a page's data. Omits a field of another type with a warning, and an unknown one without.
 */
export function toCommonFields(
  source: Readonly<Record<string, unknown>>,
  warn: (message: string) => void,
): CommonFields {
  const fields = commonFieldNames.flatMap((name) => {
    const value = source[name];
    if (typeof value === 'string') return [[name, value]];
    if (value != null) warn(`Analytics field ${name} must be a text`);
    return [];
  });
  return Object.fromEntries(fields) as CommonFields;
}
