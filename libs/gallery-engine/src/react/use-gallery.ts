import { useEffect, useState, useSyncExternalStore } from 'react';
import { createGallery } from '../create-gallery.ts';
import type { Gallery } from '../run-gallery.ts';
import type { GalleryOptions } from '../options.ts';
import type { GalleryState } from '../state.ts';

/**
 * A gallery of a component: its state, which renders the component again, and its requests.
 * Options are read once, at the first render.
 *
 * @example const [{ index }, gallery] = useGallery({ count: 6, schedule: browserSchedule() });
 */
export function useGallery(options: GalleryOptions): readonly [GalleryState, Gallery] {
  // What is only being rendered must not start a timer: it turns once it is on the page.
  const [gallery] = useState(() => {
    return createGallery({ ...options, pauses: [...(options.pauses ?? []), 'hidden'] });
  });
  const state = useSyncExternalStore(gallery.subscribe, gallery.getState, gallery.getState);
  useEffect(() => {
    gallery.resume('hidden');
    return () => gallery.pause('hidden');
  }, [gallery]);
  return [state, gallery];
}
