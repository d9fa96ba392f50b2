import { findSlideIndex, itemAddress, readItemId } from '../item-id/item-id.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** The current slide in the page's URL, for galleries with history. */
export interface AddressMirror {
  /** The slide in the URL; undefined if it names none of this gallery. */
  readonly read: () => number | undefined;
  /** Writes a slide to the URL, without a new history entry. */
  readonly write: (slide: number) => void;
}

/** Creates the mirror; undefined for a gallery without history. */
export function mirrorAddress(scene: GalleryScene): AddressMirror | undefined {
  const { items, settings, view } = scene;
  const { collectionFullUrl } = scene.options;
  if (collectionFullUrl === undefined || !settings.history) return undefined;
  return {
    read: () => findSlideIndex(items, readItemId(view.location)),
    write: (slide) => {
      const address = itemAddress(collectionFullUrl, items[slide] ?? {});
      if (address) view.history.replaceState(view.history.state, '', address);
    },
  };
}
