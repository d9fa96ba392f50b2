import {
  dayIn,
  hasVideo,
  itemDate,
  ItemsView,
  itemVideoHosts,
  ItemVideoView,
  pictureAttributes,
  ProductDetails,
  reviewsStyle,
  RichTextView,
} from '@sitewright/blocks/view';
import { blockType, contentItemType } from '@sitewright/contracts/codes';
import { readData, type ItemView, type Product } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { Frame, FrameProps } from '../frame.ts';
import { EventFacts } from './event-facts.tsx';
import { ItemReviews } from './item-reviews.tsx';
import pageLinksStyle from '../page-links.css?inline';
import itemStyle from './item.css?inline';

/** Creates URLs of the collection at this path, filtered by one property. */
const filterUrlsOf =
  (path: string) =>
  (filter: 'author' | 'category' | 'tag', value: string): string =>
    `${path}?${filter}=${encodeURIComponent(value)}`;

const isEvent = ({ recordType }: ItemView): boolean => recordType === contentItemType.EVENT;

function Meta({ main, page }: FrameProps<'item'>): ReactNode {
  const { item } = main;
  const { categories } = item;
  // An event shows its own date instead of its publication date.
  const { publishedAt, author } = isEvent(item) ? { publishedAt: null, author: '' } : item;
  if (publishedAt === null && author === '' && categories.length === 0) return null;
  const filterUrl = filterUrlsOf(main.collection.path);
  const published = publishedAt === null ? undefined : dayIn(page.timeZone, new Date(publishedAt));
  return (
    <p className="item-meta">
      {published !== undefined && (
        <time dateTime={published}>{itemDate(published, page.locale)}</time>
      )}
      {author !== '' && (
        <a href={filterUrl('author', author)}>{page.text('item.by', { author })}</a>
      )}
      {categories.map((category) => (
        <a key={category} href={filterUrl('category', category)}>
          {category}
        </a>
      ))}
    </p>
  );
}

/** Links to items with the same tags. */
function Tags({ main }: FrameProps<'item'>): ReactNode {
  const { tags } = main.item;
  if (tags.length === 0) return null;
  const filterUrl = filterUrlsOf(main.collection.path);
  return (
    <ul className="item-tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={filterUrl('tag', tag)}>
            <bdi>{`#${tag}`}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Neighbor({
  item,
  label,
  rel,
}: {
  readonly item: ItemView | undefined;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}): ReactNode {
  return (
    item && (
      <a className="item-neighbor" data-rel={rel} rel={rel} href={item.path}>
        <span>{label}</span>
        <strong>{item.title}</strong>
      </a>
    )
  );
}

function Neighbors({ main, page }: FrameProps<'item'>): ReactNode {
  const { collection, previous, next } = main;
  return (
    (previous ?? next) && (
      <nav className="item-neighbors" aria-label={collection.title}>
        <Neighbor item={previous} label={page.text('item.previous')} rel="prev" />
        <Neighbor item={next} label={page.text('item.next')} rel="next" />
      </nav>
    )
  );
}

/** Products that are related to this one. Those that visitors cannot see have no data. */
function Related({ main, view, page }: FrameProps<'item'>): ReactNode {
  const items = (main.relatedIds ?? []).flatMap(
    (itemId) => readData(view.data, { kind: 'item', itemId }) ?? [],
  );
  if (items.length === 0) return null;
  return (
    <section className="item-related">
      <h2>{page.text('product.related')}</h2>
      <ItemsView
        items={items}
        arrangement="grid"
        perRow={4}
        pictureRatio={0.8}
        shows={{ price: true, quickView: true }}
        page={page}
        sizes={`min(${100 - 2 * page.spacing.pagePaddingVw}vw, ${page.spacing.pageWidthPx}px)`}
        loading="lazy"
        heading="h3"
      />
    </section>
  );
}

function ProductPage({ product, ...props }: FrameProps<'item'> & { product: Product }): ReactNode {
  const { main, page } = props;
  return (
    <div className="item" data-theme="lightest">
      <nav className="item-path" aria-label={page.text('nav.breadcrumb')}>
        <a href={main.collection.path}>{main.collection.title}</a>
      </nav>
      <ProductDetails
        id="product"
        item={main.item}
        product={product}
        page={page}
        variantId={main.variantId}
        loading="first"
        heading="h1"
      />
      <Related {...props} />
      <ItemReviews {...props} />
      <Neighbors {...props} />
    </div>
  );
}

const leadSizes = '(width >= 90rem) 80rem, 92vw';

/** The video of an item, else its first image. */
function LeadView({ item, page }: Pick<FrameProps, 'page'> & { item: ItemView }): ReactNode {
  const [first] = item.images;
  if (hasVideo(item))
    return (
      <div className="item-picture">
        <ItemVideoView id="video" item={item} page={page} sizes={leadSizes} loading="first" />
      </div>
    );
  return (
    first && (
      <figure className="item-picture">
        {/* oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it */}
        <img {...pictureAttributes({ asset: first, sizes: leadSizes, loading: 'first' })} />
        {first.credit !== undefined && <figcaption>{first.credit}</figcaption>}
      </figure>
    )
  );
}

function ItemPage(props: FrameProps<'item'>): ReactNode {
  const { item, collection } = props.main;
  return (
    <article className="item" data-theme="lightest">
      <header className="item-head">
        <p className="item-collection">
          <a href={collection.path}>{collection.title}</a>
        </p>
        <h1>{item.title}</h1>
        <Meta {...props} />
        {item.event && <EventFacts event={item.event} path={item.path} page={props.page} />}
        {item.excerpt !== '' && <p className="item-excerpt">{item.excerpt}</p>}
      </header>
      <LeadView item={item} page={props.page} />
      <div className="item-body prose">
        <RichTextView value={item.body} />
      </div>
      <Tags {...props} />
      <Neighbors {...props} />
    </article>
  );
}

/** One item of a collection: a product with its purchase form, or a post with its heading, image and content. */
export const itemFrame: Frame<'item'> = {
  View: (props) => {
    const { product } = props.main.item;
    return product ? <ProductPage {...props} product={product} /> : <ItemPage {...props} />;
  },
  styles: [itemStyle, reviewsStyle, pageLinksStyle],
  blockTypes: ({ item }) => [
    ...(item.product ? [blockType.PRODUCT] : []),
    ...(hasVideo(item) ? [blockType.VIDEO] : []),
  ],
  hosts: ({ item }, context) => itemVideoHosts(item, context),
};
