import { findSlideIndex, itemAddress, readItemId } from '../item-id/item-id.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** The current slide in the page's address, for galleries with history. */
export interface AddressMirror {
  /** The slide that the address names; undefined when it names none of this gallery's. */
  readonly read: () => number | undefined;
  /** Writes a slide into the address, without a new entry in the browser's history. */
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
