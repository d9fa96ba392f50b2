import type { EnhanceDesign } from '@sitewright/gallery-engine/dom';
import { itemInAddress, watchZoom } from '@sitewright/ui/lightbox';
import type { IslandStart } from '../../kit/block/island.ts';
import type { VideoLoader } from '../video/create-video-loader.ts';
import { lightboxItems } from './lightbox-items.ts';

const idle = { activate() {}, deactivate() {}, destroy() {} };

/** What a gallery needs of a film: `idle` stands in for one that is none, or whose code cannot be had. */
type Video = Pick<VideoLoader, keyof typeof idle>;

/** Says of an entry of the history that its address follows the slides of a gallery: no lightbox opens for it. */
const followsSlides = 'followsSlides';

/** Enhances a gallery: the engine answers its visitors, the lightbox opens its images, its videos play one at a time. */
export const startGallery =
  (enhance: EnhanceDesign): IslandStart =>
  (root, { openLightbox }) => {
    const slides = [...root.querySelectorAll<HTMLElement>('.gallery-slide')];
    const videos: Promise<Video>[] = [];

    /** A gallery of pictures alone does without the code of films. */
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
    let isNamed = false;
    const openNamed = () => {
      if (fullUrl === undefined || view === null || view.history.state?.[followsSlides]) return;
      isNamed = true;
      namedSlide(slides, fullUrl, view.location)?.click();
      isNamed = false;
    };
    const onHash = () => {
      // The path has been named from the beginning; another part of the page would open it once more.
      if (view?.location.hash.startsWith('#itemId=')) openNamed();
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
            // What an address names has its place in the history already.
            historyEntry: !isNamed,
          },
          opener,
        ),
      loadVideo: (slide, onEnded) => {
        const frame = slide.querySelector<HTMLElement>('.video-frame');
        if (frame === null) return idle;
        const video = startVideo(frame, onEnded);
        // A film begins when its visitor presses play; becoming the current slide is no press.
        return { ...idle, deactivate: () => void video.then(({ deactivate }) => deactivate()) };
      },
    });

    // Designs without an index never ask for their films, and leave the address to the lightbox.
    if (gallery?.gallery === undefined) {
      for (const frame of root.querySelectorAll<HTMLElement>('.video-frame'))
        void startVideo(frame);
      openNamed();
      view?.addEventListener('hashchange', onHash);
    }
    const unwatchZoom = view === null ? undefined : watchZoom(root, view);
    return () => {
      unwatchZoom?.();
      view?.removeEventListener('hashchange', onHash);
      gallery?.destroy();
      for (const video of videos) void video.then(({ destroy }) => destroy());
    };
  };

/** What opens the slide that the address names: in its hash, or as what follows the gallery's own path. */
function namedSlide(
  slides: readonly HTMLElement[],
  fullUrl: string,
  { hash, search, pathname }: Location,
): HTMLElement | null | undefined {
  const identities = slides.map(({ dataset: { slideId, slideUrl } }) => ({
    ...(slideId === undefined ? {} : { id: slideId }),
    ...(slideUrl === undefined ? {} : { url: slideUrl }),
  }));
  const below = pathname.startsWith(`${fullUrl}/`) ? pathname : '';
  const index = itemInAddress(identities, { hash, search, pathname: below });
  return index === undefined ? undefined : slides[index]?.querySelector('.gallery-open');
}
