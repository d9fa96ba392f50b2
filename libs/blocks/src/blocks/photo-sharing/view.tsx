import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { gallerySlides } from '../gallery/gallery-slides.ts';
import { gallery } from '../gallery/schema.ts';
import { GalleryView } from '../gallery/view.tsx';
import type { photoSharing } from './schema.ts';

/** The account's page, if its URL is safe to open. */
function accountOf(address: string): URL | undefined {
  const url = URL.parse(address.trim());
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

/** The newest photographs as a gallery of squares, with a link to the account. */
export function PhotoSharingView(view: BlockViewProps<PropsOf<typeof photoSharing>>): ReactNode {
  const { props, page } = view;
  const { items, count, perRow, padding, lightbox } = props;
  const account = accountOf(props.account);
  const shown = gallery.props.parse({
    items: items.slice(0, count),
    design: 'grid',
    imageAspectRatio: 1,
    'thumbnails-per-row': perRow,
    padding,
    lightbox,
    name: account?.host ?? '',
    // Only a gallery that is the page's main content changes the page's URL.
    transientGallery: true,
  });
  if (account === undefined && gallerySlides(shown, view.data).length === 0) return null;
  return (
    <div className="photo-sharing">
      <GalleryView {...view} props={shown} />
      {account !== undefined && (
        <>
          <p className="photo-sharing-more">
            <a href={account.href} target="_blank" rel="noopener me">
              {page.text('photos.more', { host: account.host.replace(/^www\./, '') })}
            </a>
          </p>
          <EditingNote page={page} text="photos.chosen" />
        </>
      )}
    </div>
  );
}
