/** The locales of the money stories: each differs from the others in digits, separators or the symbol's position. */
export const locales = ['en-US', 'de-DE', 'fr-CH', 'en-IN', 'ar-EG', 'ja-JP', 'pl-PL'] as const;
export type StoryLocale = (typeof locales)[number];
