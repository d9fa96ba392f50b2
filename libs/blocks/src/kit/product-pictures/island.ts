import type { LightboxItem } from '@sitewright/ui/lightbox';
import type { IslandStart } from '../block/island.ts';
import { isPlainPress } from '../link/is-plain-press.ts';

function toLightboxItem(link: HTMLAnchorElement): LightboxItem {
  const image = link.querySelector('img');
  return {
    content: {
      kind: 'picture',
      source: link.href,
      sourceSet: image?.srcset,
      alt: image?.alt ?? '',
      width: Number(image?.getAttribute('width')) || undefined,
      height: Number(image?.getAttribute('height')) || undefined,
      preview: image && image.naturalWidth > 0 ? image.currentSrc : undefined,
    },
  };
}

/** Opens the images of a product in full size, the activated one first. */
export const start: IslandStart = (root, { openLightbox }) => {
  function open(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (link === null || !isPlainPress(event)) return;
    event.preventDefault();
    // In the order in which they are shown: the image of the chosen variant comes first.
    const links = [...root.querySelectorAll('a')];
    const options = { currentSetIndex: links.indexOf(link) };
    void openLightbox(links.map(toLightboxItem), options, link);
  }

  root.addEventListener('click', open);
  return () => root.removeEventListener('click', open);
};
