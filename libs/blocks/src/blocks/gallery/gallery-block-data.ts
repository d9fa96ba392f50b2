import { galleryBlockDefaults, type GalleryBlockData } from '@sitewright/gallery-engine/block';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { gallery } from './schema.ts';

/** The engine's configuration: the owner's settings without the slides. */
export function galleryBlockData(props: PropsOf<typeof gallery>): GalleryBlockData {
  const { items: _items, collectionId: _collection, name: _name, captions, ...settings } = props;
  return {
    ...galleryBlockDefaults,
    ...settings,
    gutter: settings.padding,
    'meta-position': captions === 'over' ? settings['meta-position'] : 'bottom',
  };
}
