import { contentItemType } from '@sitewright/contracts/codes';
import type { AssetView, ItemView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../block/view-props.ts';
import { eventTime } from '../events/event-time.ts';
import type { PictureCrop } from '../picture/covered-sizes.ts';
import { pictureAttributes } from '../picture/picture-attributes.ts';
import { RatingView } from '../reviews/rating-view.tsx';
import { PriceView } from '../../blocks/product/price-view.tsx';
import { productBadges } from '../../blocks/product/product-badges.ts';
import { dayIn } from './day-in.ts';
import { itemDate } from './item-date.ts';

/** Which texts of an item a list shows beside its title. */
export interface ShownDetails {
  readonly excerpt?: boolean;
  readonly date?: boolean;
  readonly author?: boolean;
  readonly categories?: boolean;
  readonly price?: boolean;
  /** A button that opens the product beside the list. Its page needs the styles of the product block. */
  readonly quickView?: boolean;
}

interface ItemCardProps {
  readonly item: ItemView;
  readonly page: ViewPage;
  readonly sizes: string;
  /** Aspect ratio of its images; undefined keeps their own. */
  readonly pictureRatio?: number | undefined;
  readonly loading: PictureLoading;
  readonly shows: ShownDetails;
  readonly heading: 'h2' | 'h3';
}

/** Date and location of an event, and whether it is canceled. */
function EventParts({ item: { event }, page }: ItemCardProps): ReactNode {
  if (!event) return null;
  const { startsAt, place, status } = event;
  return (
    <>
      {status !== 'scheduled' && <strong>{page.text(`event.${status}`)}</strong>}
      <time dateTime={startsAt}>{eventTime(event, page.locale, page.timeZone)}</time>
      {place !== '' && <span>{place}</span>}
    </>
  );
}

function Meta(props: ItemCardProps): ReactNode {
  const { item, page, shows } = props;
  // For an event, the publication date and the author do not matter.
  const isEvent = item.recordType === contentItemType.EVENT;
  const published =
    item.publishedAt === null ? undefined : dayIn(page.timeZone, new Date(item.publishedAt));
  const parts = [
    isEvent && shows.date && item.event ? <EventParts key="event" {...props} /> : null,
    !isEvent && shows.date && published !== undefined ? (
      <time key="date" dateTime={published}>
        {itemDate(published, page.locale)}
      </time>
    ) : null,
    !isEvent && shows.author && item.author !== '' ? <span key="author">{item.author}</span> : null,
    shows.categories && item.categories.length > 0 ? (
      <span key="categories">{item.categories.join(', ')}</span>
    ) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 && <p className="card-meta">{parts}</p>;
}

/** A play icon that phones do not replace with an emoji. */
const playCharacter = '\u25B6\uFE0E';

function VideoBadge({ page }: Pick<ItemCardProps, 'page'>): ReactNode {
  return (
    <span className="card-badge">
      <span aria-hidden="true">{playCharacter} </span>
      {page.text('video.film')}
    </span>
  );
}

function Badges({ item, page }: ItemCardProps): ReactNode {
  const { product, video } = item;
  const labels = product === null ? [] : productBadges(product, page);
  if (!video && labels.length === 0) return null;
  return (
    <div className="card-badges">
      {video ? (
        <VideoBadge page={page} />
      ) : (
        labels.map((label) => (
          <span key={label} className="card-badge">
            {label}
          </span>
        ))
      )}
    </div>
  );
}

/** Opens the product in a dialog. Without its island it is not shown, because the card links to the product. */
function QuickViewButton({ item, page }: ItemCardProps): ReactNode {
  return (
    <button
      className="card-quick-view"
      type="button"
      aria-label={page.text('product.quickViewOf', { title: item.title })}
      aria-haspopup="dialog"
      data-island="quick-view"
      data-island-when="touch"
      data-item={item.id}
      data-href={item.path}
      data-close-label={page.text('dialogs.close')}
    >
      {page.text('product.quickView')}
    </button>
  );
}

/** The crop that gives another image the aspect ratio of this one. */
const cropLike = ({ width, height }: AssetView): PictureCrop | undefined =>
  width && height ? { ratio: width / height } : undefined;

/** An item in a list: its image and texts; the title's link covers the whole card. */
export function ItemCard(props: ItemCardProps): ReactNode {
  const { item, page, sizes, pictureRatio, loading, shows, heading: Heading } = props;
  const crop = pictureRatio === undefined ? undefined : { ratio: pictureRatio };
  const [first, second] = item.images;
  return (
    <article className="card">
      <div className="card-picture">
        {first && (
          // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
          <img {...pictureAttributes({ asset: first, sizes, crop, loading, isDecoration: true })} />
        )}
        {item.product && second && (
          // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
          <img
            className="card-second"
            {...pictureAttributes({
              asset: second,
              sizes,
              // If the first image keeps its own ratio, the second covers it.
              crop: crop ?? (first && cropLike(first)),
              loading: 'lazy',
              isDecoration: true,
            })}
          />
        )}
        <Badges {...props} />
        {shows.quickView && item.product && <QuickViewButton {...props} />}
      </div>
      <div className="card-words">
        <Meta {...props} />
        <Heading className="card-title">
          <a href={item.path}>{item.title}</a>
        </Heading>
        {shows.price && item.product && (
          <p className="card-price">
            <PriceView product={item.product} page={page} />
          </p>
        )}
        {item.product?.rating && <RatingView rating={item.product.rating} page={page} />}
        {shows.excerpt && item.excerpt !== '' && <p className="card-excerpt">{item.excerpt}</p>}
      </div>
    </article>
  );
}
