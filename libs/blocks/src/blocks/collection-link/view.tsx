import { readData } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { Icon } from '../../kit/icon/icon-view.tsx';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import { linkDataNeed } from './link-data-need.ts';
import type { collectionLink } from './schema.ts';

/** A link to a collection, or to one of its categories. */
export function CollectionLinkView(
  view: BlockViewProps<PropsOf<typeof collectionLink>>,
): ReactNode {
  const { props, data, sizes, loading } = view;
  const need = linkDataNeed(props);
  const result = need && readData(data, need);
  if (result === undefined) return null;
  const { collection, items } = result;
  const { category, title, aspectRatio } = props;
  const picture = items[0]?.images[0];
  const query = category === '' ? '' : `?category=${encodeURIComponent(category)}`;
  return (
    <a
      className="collection-link"
      href={`${collection.path}${query}`}
      style={{ '--picture-ratio': aspectRatio } as CSSProperties}
    >
      {picture && (
        <span className="collection-link-picture">
          {/* oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it */}
          <img
            {...pictureAttributes({
              asset: picture,
              sizes,
              crop: { ratio: aspectRatio },
              loading,
              isDecoration: true,
            })}
          />
        </span>
      )}
      <span className="collection-link-title">
        {[title, category, collection.title].find((text) => text !== '')}
        <Icon name="arrow" size={20} />
      </span>
    </a>
  );
}
