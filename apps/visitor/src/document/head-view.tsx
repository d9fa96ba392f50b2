import type { AssetView, PageView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { jsonText } from './json-text.ts';
import type { PageStyleSheet } from './page-style-sheet.ts';
import { siteIcon } from './site-icon.ts';

const absolute = (baseUrl: string, url: string) => (url.startsWith('/') ? `${baseUrl}${url}` : url);

function SocialPicture({ image, baseUrl }: { image: AssetView; baseUrl: string }): ReactNode {
  return (
    <>
      <meta property="og:image" content={`${absolute(baseUrl, image.url)}?format=1500w`} />
      {image.alt !== '' && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const isEmpty = (text: string) => text.trim() === '';

/** Title and description of a page, for search engines, for links that are shared and for readers' tabs. */
export function HeadView({
  view,
  style,
  bootScript,
}: {
  readonly view: PageView;
  readonly style: PageStyleSheet;
  readonly bootScript: string;
}): ReactNode {
  const { head, site, locale, context } = view;
  const { baseUrl } = context.website;
  const image = head.image ?? site.socialImage;
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
      <link rel="icon" href={siteIcon(site.title, style.icon)} />
      {!isEmpty(description) && <meta name="description" content={description} />}
      {head.noIndex && <meta name="robots" content="noindex" />}
      {head.canonical !== '' && <link rel="canonical" href={head.canonical} />}
      <meta property="og:type" content={view.main.kind === 'item' ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={head.title} />
      {!isEmpty(description) && <meta property="og:description" content={description} />}
      {head.canonical !== '' && <meta property="og:url" content={head.canonical} />}
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {image && <SocialPicture image={image} baseUrl={baseUrl} />}
      {head.structuredData.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonText(data) }}
        />
      ))}
      {/* A page that is being edited is the canvas's: islands would change what it draws. */}
      {view.editing === undefined && <script type="module" src={bootScript} />}
    </head>
  );
}
