import { galleryBlockDefaults, type GalleryBlockData } from '@sitewright/gallery-engine';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { gallery } from './schema.ts';

/** What the engine is told of a gallery: the owner's choices without the pictures. */
export function galleryBlockData(props: PropsOf<typeof gallery>): GalleryBlockData {
  const { items: _items, collectionId: _collection, name: _name, captions, ...choices } = props;
  return {
    ...galleryBlockDefaults,
    ...choices,
    gutter: choices.padding,
    'meta-position': captions === 'over' ? choices['meta-position'] : 'bottom',
  };
}
