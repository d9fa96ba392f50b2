/** Maximum length of the URL slug of a page or item, in UTF-16 code units. */
export const maxUrlIdLength = 120;

/** Maximum length of a site path in a URL: a page's slug and an item's, each character percent-encoded. */
export const maxUrlPathLength = 2_400;

// Some invisible characters count as letters.
const visible = String.raw`(?!\p{Default_Ignorable_Code_Point})`;
const word = String.raw`${visible}[\p{L}\p{N}](?:${visible}[\p{L}\p{N}\p{Mn}\p{Mc}])*`;

/**
 * The URL slug of a page or item: one or several segments of words in any script, separated by single dashes.
 * Normalization and lower case are checked by `urlId`.
 */
export const urlIdPattern = new RegExp(`^${word}(?:[-/]${word})*$`, 'u');

/** Length of a website's identifier. */
export const siteIdentifierLengths = { min: 3, max: 40 } as const;

/** A host label. */
export const siteIdentifierPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/;

/** Text without a line break or another control character. */
// oxlint-disable-next-line no-control-regex -- control characters are what this rejects
export const linePattern = /^[^\u0000-\u001f\u007f]*$/;

/** The id of a form's field. */
export const fieldIdPattern = /^[a-zA-Z0-9_-]{1,60}$/;

/** A color as browsers' color inputs return it. */
export const colorPattern = /^#[0-9a-f]{6}$/;

/** ISO 4217. */
export const currencyPattern = /^[A-Z]{3}$/;

/** An IANA time zone: no bare offset, because it ignores daylight saving time. */
export const timeZonePattern = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;
/** A phone number as people write it: digits, spaces and symbols between them. */
export const phonePattern = /^\+?[\d\s()./-]{4,}$/;

/** A time in 24-hour format: 09:30. */
export const timeOfDayPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
