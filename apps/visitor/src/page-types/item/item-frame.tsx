import { pictureAttributes, RichTextView } from '@sitewright/blocks/view';
import type { ItemView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { Frame, FrameProps } from '../frame.ts';
import { itemDate } from '../item-date.ts';
import itemStyle from './item.css?inline';

function Meta({ main, page }: FrameProps<'item'>): ReactNode {
  const { publishedAt, author, categories } = main.item;
  if (publishedAt === null && author === '' && categories.length === 0) return null;
  return (
    <p className="item-meta">
      {publishedAt !== null && (
        <time dateTime={publishedAt.slice(0, 10)}>{itemDate(publishedAt, page.locale)}</time>
      )}
      {author !== '' && <span>{page.text('item.by', { author })}</span>}
      {categories.map((category) => (
        <a key={category} href={`${main.collection.path}?category=${encodeURIComponent(category)}`}>
          {category}
        </a>
      ))}
    </p>
  );
}

function Neighbour({
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
      <a className="item-neighbour" data-rel={rel} rel={rel} href={item.path}>
        <span>{label}</span>
        <strong>{item.title}</strong>
      </a>
    )
  );
}

function ItemPage(props: FrameProps<'item'>): ReactNode {
  const { main, page } = props;
  const { item, collection, previous, next } = main;
  const [first] = item.images;
  return (
    <article className="item" data-theme="lightest">
      <header className="item-head">
        <p className="item-collection">
          <a href={collection.path}>{collection.title}</a>
        </p>
        <h1>{item.title}</h1>
        <Meta {...props} />
        {item.excerpt !== '' && <p className="item-excerpt">{item.excerpt}</p>}
      </header>
      {first && (
        <figure className="item-picture">
          {/* oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it */}
          <img
            {...pictureAttributes({
              asset: first,
              sizes: '(width >= 90rem) 80rem, 92vw',
              loading: 'first',
            })}
          />
          {first.credit !== undefined && <figcaption>{first.credit}</figcaption>}
        </figure>
      )}
      <div className="item-body prose">
        <RichTextView value={item.body} />
      </div>
      {(previous ?? next) && (
        <nav className="item-neighbours" aria-label={collection.title}>
          <Neighbour item={previous} label={page.text('item.previous')} rel="prev" />
          <Neighbour item={next} label={page.text('item.next')} rel="next" />
        </nav>
      )}
    </article>
  );
}

/** One item of a collection: a post with its head, its picture, its text and its neighbours. */
export const itemFrame: Frame<'item'> = {
  View: (props) => <ItemPage {...props} />,
  styles: [itemStyle],
  blockTypes: () => [],
};
