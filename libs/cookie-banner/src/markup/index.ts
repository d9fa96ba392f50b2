export { describeCookieBanner, type CookieBannerFrame } from './describe-cookie-banner.ts';
export { consentFieldName, cookieBannerId } from './names.ts';
export type { MarkupElement, MarkupNode, ReadHtml } from './node.ts';
export { parseBannerText } from './parse-banner-text.ts';
export { writeMarkup } from './write-markup.ts';
