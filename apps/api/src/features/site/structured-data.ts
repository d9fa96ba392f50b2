import type { ItemView } from '@sitewright/contracts/entities';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';
import type { Frame } from './page-frame.ts';

/** JSON-LD of an item: a product with its offers, else an article; both with their way from the homepage. */
export function itemStructuredData(item: ItemView, { website, baseUrl }: Frame): readonly object[] {
  const url = `${baseUrl}${item.path}`;
  const images = item.images.map((image) => `${baseUrl}${image.url}`);
  const digits = fractionDigitsOf(website.currency as CurrencyCode);
  const offers = item.product?.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url,
    priceCurrency: website.currency,
    // Decimal text, as the format of these objects wants it; our own amounts stay integers.
    price: ((variant.onSale ? variant.salePrice : variant.price) / 10 ** digits).toFixed(digits),
    availability: `https://schema.org/${variant.unlimited || variant.qtyInStock > 0 ? 'InStock' : 'OutOfStock'}`,
  }));
  const main =
    offers === undefined
      ? {
          '@type': 'Article',
          headline: item.title,
          image: images,
          datePublished: item.publishedAt ?? undefined,
          author: item.author === '' ? undefined : { '@type': 'Person', name: item.author },
        }
      : { '@type': 'Product', name: item.title, description: item.excerpt, image: images, offers };
  const crumbs = item.path.split('/').filter((part) => part !== '');
  const trail = [
    { name: website.title, item: `${baseUrl}/` },
    ...crumbs.map((part, index) => ({
      name: index === crumbs.length - 1 ? item.title : part,
      item: `${baseUrl}/${crumbs.slice(0, index + 1).join('/')}`,
    })),
  ];
  return [
    { '@context': 'https://schema.org', ...main },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...crumb,
      })),
    },
  ];
}
