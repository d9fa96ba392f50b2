import { pinterestOverlayMode } from '@sitewright/contracts/codes';
import type { AssetView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import { SocialIcon } from '../icon/social-icon-view.tsx';

interface SaveLinkProps {
  readonly asset: AssetView;
  /** Overrides the alt text of the file. */
  readonly alt?: string | undefined;
  readonly page: ViewPage;
}

/** Whether images of a site have such a link. */
export const hasSaveLinks = ({ context }: Pick<ViewPage, 'context'>): boolean =>
  context.websiteSettings.pinterestOverlayOptions.mode > pinterestOverlayMode.DISABLED;

/**
 * A link that saves an image to Pinterest. It is beside the image, which may be a link itself. The page contains
 * nothing of the service.
 */
export function SaveLink({ asset, alt = asset.alt, page }: SaveLinkProps): ReactNode {
  if (!hasSaveLinks(page)) return null;
  const { mode } = page.context.websiteSettings.pinterestOverlayOptions;
  const address = new URL('https://www.pinterest.com/pin/create/button/');
  address.searchParams.set('url', `${page.baseUrl}${page.path}`);
  address.searchParams.set('media', new URL(asset.url, page.baseUrl).href);
  address.searchParams.set('description', alt === '' ? page.title : alt);
  return (
    <a
      className="save-link"
      href={address.href}
      target="_blank"
      rel="noopener"
      data-hover={mode === pinterestOverlayMode.HOVER ? '' : undefined}
      aria-label={
        alt === '' ? page.text('picture.save') : page.text('picture.saveOne', { picture: alt })
      }
    >
      <SocialIcon service="pinterest" />
    </a>
  );
}
