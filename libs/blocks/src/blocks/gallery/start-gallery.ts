import type { EnhanceDesign } from '@sitewright/gallery-engine/dom';
import { itemInAddress, watchZoom } from '@sitewright/ui/lightbox';
import type { IslandStart } from '../../kit/block/island.ts';
import type { VideoLoader } from '../video/create-video-loader.ts';
import { lightboxItems } from './lightbox-items.ts';

const idle = { activate() {}, deactivate() {}, destroy() {} };

/** What a gallery requires of a video controller; `idle` replaces one without a video, or whose code failed to load. */
type Video = Pick<VideoLoader, keyof typeof idle>;

/** Marks a history entry whose URL follows the slides of a gallery, so that no lightbox opens for it. */
const followsSlides = 'followsSlides';

/** Enhances a gallery: the engine handles input, the lightbox opens images, and only one video plays at a time. */
export const startGallery =
  (enhance: EnhanceDesign): IslandStart =>
  (root, { openLightbox }) => {
    const slides = [...root.querySelectorAll<HTMLElement>('.gallery-slide')];
    const videos: Promise<Video>[] = [];

    /** A gallery without videos does not load the video code. */
    function startVideo(frame: HTMLElement, onEnded?: () => void): Promise<Video> {
      const video = import('../video/create-video-loader.ts').then(
        ({ createVideoLoader }): Video => createVideoLoader(frame, onEnded),
        () => idle,
      );
      videos.push(video);
      return video;
    }

    const { fullUrl } = root.dataset;
    const { defaultView: view } = root.ownerDocument;
    let isOpeningSlideInUrl = false;
    const openSlideInUrl = () => {
      if (fullUrl === undefined || view === null || view.history.state?.[followsSlides]) return;
      isOpeningSlideInUrl = true;
      findSlideInUrl(slides, fullUrl, view.location)?.click();
      isOpeningSlideInUrl = false;
    };
    const onHashChange = () => {
      // Any other hash would open the slide in the path again, which was opened at load.
      if (view?.location.hash.startsWith('#itemId=')) openSlideInUrl();
    };
    const gallery = enhance(root, {
      collectionFullUrl: fullUrl,
      onChange: () => {
        if (fullUrl !== undefined && view !== null && !view.history.state?.[followsSlides])
          view.history.replaceState({ ...view.history.state, [followsSlides]: true }, '');
      },
      openLightbox: (index, { theme, opener }) =>
        void openLightbox(
          lightboxItems(slides, (frame) => void startVideo(frame)),
          {
            currentSetIndex: index,
            theme,
            historyHash: fullUrl !== undefined,
            // A slide named by the URL already has its history entry.
            historyEntry: !isOpeningSlideInUrl,
          },
          opener,
        ),
      loadVideo: (slide, onEnded) => {
        const frame = slide.querySelector<HTMLElement>('.video-frame');
        if (frame === null) return idle;
        const video = startVideo(frame, onEnded);
        // A video starts only when the visitor plays it, not when it becomes the current slide.
        return { ...idle, deactivate: () => void video.then(({ deactivate }) => deactivate()) };
      },
    });

    // Designs without an index never call `loadVideo`, and leave the URL to the lightbox.
    if (gallery?.gallery === undefined) {
      for (const frame of root.querySelectorAll<HTMLElement>('.video-frame'))
        void startVideo(frame);
      openSlideInUrl();
      view?.addEventListener('hashchange', onHashChange);
    }
    const unwatchZoom = view === null ? undefined : watchZoom(root, view);
    return () => {
      unwatchZoom?.();
      view?.removeEventListener('hashchange', onHashChange);
      gallery?.destroy();
      for (const video of videos) void video.then(({ destroy }) => destroy());
    };
  };

/** The link of the slide that the URL names: in its hash, or in the segment after the gallery's own path. */
function findSlideInUrl(
  slides: readonly HTMLElement[],
  fullUrl: string,
  { hash, search, pathname }: Location,
): HTMLElement | null | undefined {
  const identities = slides.map(({ dataset: { slideId, slideUrl } }) => ({
    ...(slideId === undefined ? {} : { id: slideId }),
    ...(slideUrl === undefined ? {} : { url: slideUrl }),
  }));
  const itemPath = pathname.startsWith(`${fullUrl}/`) ? pathname : '';
  const index = itemInAddress(identities, { hash, search, pathname: itemPath });
  return index === undefined ? undefined : slides[index]?.querySelector('.gallery-open');
}
