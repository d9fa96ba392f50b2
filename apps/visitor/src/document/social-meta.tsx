import type { AssetView, ItemView, PageView } from '@sitewright/contracts/entities';
import { previewImageWidth } from '@sitewright/contracts/limits';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';
import type { ReactNode } from 'react';

const absolute = (baseUrl: string, url: string) => (url.startsWith('/') ? `${baseUrl}${url}` : url);

/** By locale, because maximizing one takes a hundredth of the time of a page. */
const openGraphLocales = new Map<string, string>();
/** Websites share a few locales, but a locale can have any extension. */
const maxLocales = 500;

/** A locale in Open Graph's form, always with a territory: the most likely one if none is named. */
function openGraphLocale(locale: string): string {
  const cached = openGraphLocales.get(locale);
  if (cached !== undefined) return cached;
  const { language, region } = new Intl.Locale(locale).maximize();
  const name = region === undefined ? language : `${language}_${region}`;
  if (openGraphLocales.size >= maxLocales) openGraphLocales.clear();
  openGraphLocales.set(locale, name);
  return name;
}

/** An Open Graph property, omitted when it is empty. */
function Property({ name, content }: { name: string; content: string | undefined }): ReactNode {
  return content === undefined || content.trim() === '' ? null : (
    <meta property={name} content={content} />
  );
}

function PreviewImage({ image, baseUrl }: { image: AssetView; baseUrl: string }): ReactNode {
  const { url, alt, width, height } = image;
  const shownWidth = width === undefined ? undefined : Math.min(width, previewImageWidth);
  return (
    <>
      <Property
        name="og:image"
        content={`${absolute(baseUrl, url)}?format=${previewImageWidth}w`}
      />
      {width !== undefined && height !== undefined && shownWidth !== undefined && (
        <>
          <Property name="og:image:width" content={String(shownWidth)} />
          <Property
            name="og:image:height"
            content={String(Math.round((height * shownWidth) / width))}
          />
        </>
      )}
      <Property name="og:image:alt" content={alt} />
    </>
  );
}

function Article({ item }: { item: ItemView }): ReactNode {
  return (
    <>
      <Property name="article:published_time" content={item.publishedAt ?? undefined} />
      <Property name="article:modified_time" content={item.updatedAt} />
      <Property name="article:author" content={item.author} />
      <Property name="article:section" content={item.categories[0]} />
      {item.tags.map((tag) => (
        <Property key={tag} name="article:tag" content={tag} />
      ))}
    </>
  );
}

function Price({ item, currency }: { item: ItemView; currency: string }): ReactNode {
  const variants = item.product?.variants ?? [];
  if (variants.length === 0) return null;
  const digits = fractionDigitsOf(currency as CurrencyCode);
  const lowest = Math.min(
    ...variants.map(({ onSale, salePrice, price }) => (onSale ? salePrice : price)),
  );
  const isInStock = variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0);
  return (
    <>
      <Property name="product:price:amount" content={(lowest / 10 ** digits).toFixed(digits)} />
      <Property name="product:price:currency" content={currency} />
      <Property name="product:availability" content={isInStock ? 'in stock' : 'out of stock'} />
    </>
  );
}

/** What a shared link shows: title, image, and the facts of an article or product. */
export function SocialMeta({
  view,
  description,
}: {
  readonly view: PageView;
  readonly description: string;
}): ReactNode {
  const { head, site, locale, main, context } = view;
  const image = head.image ?? site.socialImage;
  const item = main.kind === 'item' ? main.item : undefined;
  const type = item === undefined ? 'website' : item.product ? 'product' : 'article';
  return (
    <>
      <Property name="og:type" content={type} />
      <Property name="og:site_name" content={site.title} />
      <Property name="og:title" content={head.title} />
      <Property name="og:description" content={description} />
      <Property name="og:url" content={head.canonical} />
      <Property name="og:locale" content={openGraphLocale(locale)} />
      {(head.alternates ?? [])
        .filter((alternate) => alternate.locale !== locale && alternate.locale !== 'x-default')
        .map((alternate) => (
          <Property
            key={alternate.locale}
            name="og:locale:alternate"
            content={openGraphLocale(alternate.locale)}
          />
        ))}
      {image && <PreviewImage image={image} baseUrl={context.website.baseUrl} />}
      {type === 'article' && item && <Article item={item} />}
      {type === 'product' && item && <Price item={item} currency={site.currency} />}
      {/* Titles, descriptions and images are taken from the properties above. */}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
