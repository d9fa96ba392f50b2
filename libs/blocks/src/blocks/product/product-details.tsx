import type { ItemView, Product } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import { RichTextView } from '../../kit/rich-text/rich-text-view.tsx';
import { RatingView } from '../../kit/reviews/rating-view.tsx';
import { firstChosen } from './product-price.ts';
import { PriceView } from './price-view.tsx';
import { PurchaseForm } from './purchase-form.tsx';

/** The input of a full product view. */
export interface ProductDetailsProps {
  /** Unique in the page. */
  readonly id: string;
  readonly item: ItemView;
  readonly product: Product;
  readonly page: ViewPage;
  readonly loading: PictureLoading;
  /** Heading level of its title. */
  readonly heading: 'h1' | 'h2';
  /** URL of the title's link; undefined on the product's own page. */
  readonly linksTo?: string | undefined;
  /** The variant that the URL requests. */
  readonly variantId?: string | undefined;
}

const sizes = '(width >= 60rem) 46vw, 92vw';

/** The images in display order: the image of the preselected variant comes first. */
function imagesInOrder({ item, product, variantId }: ProductDetailsProps): ItemView['images'] {
  const imageId = firstChosen(product, variantId)?.imageId;
  return item.images.toSorted((a, b) => Number(b.id === imageId) - Number(a.id === imageId));
}

function Pictures(props: ProductDetailsProps): ReactNode {
  const { item, page, loading } = props;
  if (item.images.length === 0) return <div className="product-pictures" data-empty="" />;
  return (
    <ul
      className="product-pictures"
      data-count={item.images.length}
      data-island="product-pictures"
      data-island-when="touch"
      {...(item.images.length > 1 ? { 'aria-label': item.title } : {})}
    >
      {imagesInOrder(props).map((asset, index) => (
        <li key={asset.id} data-image={asset.id} data-index={item.images.indexOf(asset)}>
          <a
            href={`${asset.url}?format=2500w`}
            aria-label={page.text('product.enlarge', { title: asset.alt || item.title })}
          >
            {/* oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it */}
            <img
              {...pictureAttributes({ asset, sizes, loading: index === 0 ? loading : 'lazy' })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Images beside the title, price, description and purchase form. */
export function ProductDetails(props: ProductDetailsProps): ReactNode {
  const { id, item, product, page, heading: Heading, linksTo, variantId } = props;
  const chosen = firstChosen(product, variantId);
  const variant = variantId !== undefined && chosen?.id === variantId ? chosen : undefined;
  return (
    <div className="product" data-product={item.id}>
      <Pictures {...props} />
      <div className="product-words">
        <Heading className="product-title">
          {linksTo === undefined ? item.title : <a href={linksTo}>{item.title}</a>}
        </Heading>
        {product.rating && (
          <RatingView rating={product.rating} page={page} linksTo={`${linksTo ?? ''}#reviews`} />
        )}
        <p className="product-price">
          <PriceView product={product} variant={variant} page={page} />
        </p>
        {item.excerpt !== '' && <p className="product-excerpt">{item.excerpt}</p>}
        <PurchaseForm
          {...{ id, item, product, variantId, page }}
          isOwnPage={linksTo === undefined}
        />
        {item.body && (
          <div className="product-text prose">
            <RichTextView value={item.body} />
          </div>
        )}
      </div>
    </div>
  );
}
