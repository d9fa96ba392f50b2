import { useEffect, useState, useSyncExternalStore } from 'react';
import { createGallery } from '../create-gallery.ts';
import type { Gallery } from '../run-gallery.ts';
import type { GalleryOptions } from '../options.ts';
import type { GalleryState } from '../state.ts';

/**
 * A gallery's state, which re-renders the component on change, and its methods. Options are read once, at the first
 * render.
 *
 * @example const [{ index }, gallery] = useGallery({ count: 6, schedule: browserSchedule() });
 */
export function useGallery(options: GalleryOptions): readonly [GalleryState, Gallery] {
  // Rendering must not start a timer, so autoplay starts after mount.
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
