import type { CtaVariant } from '../settings/choices.ts';
import type { CookieBannerAppearance } from '../settings/form-settings.ts';
import { consentFieldName, cookieBannerId } from './names.ts';
import { element, type MarkupElement, type ReadHtml } from './node.ts';
import { parseBannerText } from './parse-banner-text.ts';

/** Input of the banner besides the owner's settings. */
export interface CookieBannerFrame {
  /** URL of the answer's form. */
  readonly action: string;
  /** An HTML parser: `createHtmlReader` of `/dom` in a page, or a server's library. */
  readonly readHtml: ReadHtml;
  /** The accessible name of the region. Default: "Cookies". */
  readonly label?: string;
  /** Hidden form fields by name. Default: none. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the banner is hidden until a script shows it. Without JavaScript it is always visible. Default: true. */
  readonly isHidden?: boolean;
}

/** Describes the banner as plain data: one region with the owner's text and a form that works without JavaScript. */
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
