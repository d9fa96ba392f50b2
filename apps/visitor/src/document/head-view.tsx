import type { PageView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { jsonText } from './json-text.ts';
import type { PageStyleSheet } from './page-style-sheet.ts';
import { siteIcon } from './site-icon.ts';
import { SocialMeta } from './social-meta.tsx';

const isEmpty = (text: string) => text.trim() === '';

/** Title and description of a page for search engines, shared links and browser tabs. */
export function HeadView({
  view,
  style,
  bootScript,
}: {
  readonly view: PageView;
  readonly style: PageStyleSheet;
  readonly bootScript: string;
}): ReactNode {
  const { head, site, context } = view;
  const description = isEmpty(head.description) ? site.description : head.description;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <style dangerouslySetInnerHTML={{ __html: style.css }} />
      {context.cookieSettings.isCookieBannerEnabled && view.editing === undefined && (
        <noscript>
          <link rel="stylesheet" href="/api/consent.css" />
        </noscript>
      )}
      <link rel="icon" href={siteIcon(site.title, style.icon, view.locale)} />
      {!isEmpty(description) && <meta name="description" content={description} />}
      {head.noIndex && <meta name="robots" content="noindex" />}
      {head.canonical !== '' && <link rel="canonical" href={head.canonical} />}
      {head.alternates !== undefined &&
        head.alternates.length > 1 &&
        head.alternates.map((alternate) => (
          <link
            key={alternate.locale}
            rel="alternate"
            hrefLang={alternate.locale}
            href={alternate.href}
          />
        ))}
      {head.feeds?.map(({ type, title, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <SocialMeta view={view} description={description} />
      {head.structuredData.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonText(data) }}
        />
      ))}
      {/* The canvas renders a page that is being edited; islands would change what it rendered. */}
      {view.editing === undefined && <script type="module" src={bootScript} />}
    </head>
  );
}
