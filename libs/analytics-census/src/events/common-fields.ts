/** What every analytics event says of the page, the site and the member, if it is known. */
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
 * Takes the common fields out of whatever the page says. A field of another type is left out with a
 * warning; one that is not known is left out without.
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
