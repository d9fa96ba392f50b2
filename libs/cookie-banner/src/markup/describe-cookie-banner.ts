import type { CtaVariant } from '../settings/choices.ts';
import type { CookieBannerAppearance } from '../settings/form-settings.ts';
import { consentFieldName, cookieBannerId } from './names.ts';
import { element, type MarkupElement, type ReadHtml } from './node.ts';
import { parseBannerText } from './parse-banner-text.ts';

/** What the banner needs besides the owner's settings. */
export interface CookieBannerFrame {
  /** Where the answer is posted. */
  readonly action: string;
  /** The HTML parser of the platform: `createHtmlReader` of `/dom` in a page, or one of a server's libraries. */
  readonly readHtml: ReadHtml;
  /** The name of the region, for those who do not see it. Default: "Cookies". */
  readonly label?: string;
  /** Form fields that the server wants back, by name. Default: none. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the banner waits, hidden, until a script shows it. Without scripts it is shown all the same. Default: true. */
  readonly isHidden?: boolean;
}

/** Describes the banner as plain data: one region with the owner's text and a form that works without scripts. */
export function describeCookieBanner(
  settings: CookieBannerAppearance,
  frame: CookieBannerFrame,
): MarkupElement {
  const { action, readHtml, label, fields, isHidden } = {
    label: 'Cookies',
    fields: {},
    isHidden: true,
    ...frame,
  };
  const { cookieBannerCtaVariant: cta, cookieBannerAcceptType: acceptType } = settings;
  const decline = describeChoice('decline', settings.cookieBannerOptOutCtaText, cta);
  const accept = describeChoice('accept', settings.cookieBannerCtaText, cta);
  return element(
    'section',
    {
      id: cookieBannerId,
      class: 'cookie-banner',
      'aria-label': label,
      'data-variant': settings.cookieBannerVariant,
      'data-position': settings.cookieBannerPosition,
      'data-theme': settings.cookieBannerTheme,
      hidden: isHidden || undefined,
    },
    [
      element(
        'div',
        { class: 'cookie-banner-text' },
        parseBannerText(settings.cookieBannerText, readHtml),
      ),
      element('form', { class: 'cookie-banner-choices', method: 'post', action, 'data-cta': cta }, [
        ...Object.entries(fields).map(([name, value]) =>
          element('input', { type: 'hidden', name, value }),
        ),
        ...(acceptType === 'OPT_IN_AND_OUT' ? [decline] : []),
        accept,
      ]),
    ],
  );
}

const icons = { accept: '✓', decline: '✕' } as const;

function describeChoice(value: keyof typeof icons, text: string, cta: CtaVariant): MarkupElement {
  const button = { type: 'submit', name: consentFieldName, value };
  if (cta !== 'ICON') return element('button', button, [text]);
  return element('button', { ...button, 'aria-label': text, title: text }, [
    element('span', { 'aria-hidden': 'true' }, [icons[value]]),
  ]);
}
