import { videoPlayer } from '@sitewright/blocks/load';
import type { ItemVideoView, ItemView } from '@sitewright/contracts/entities';
import { createItemDescription } from '../create-item-description.ts';
import type { Frame } from '../../view/page-frame.ts';

/** JSON-LD of a film: what it shows, and where it is played. */
export const createVideoData = (
  item: ItemView,
  video: ItemVideoView,
  { website, baseUrl }: Frame,
): Readonly<Record<string, unknown>> => ({
  '@type': 'VideoObject',
  name: item.title,
  // Readers of this format want a description: the title is better than none.
  description: createItemDescription(item) || item.title,
  ...(item.images.length === 0 ? {} : { thumbnailUrl: [`${baseUrl}${item.images[0]!.url}`] }),
  uploadDate: item.publishedAt ?? item.updatedAt,
  url: `${baseUrl}${item.path}`,
  inLanguage: website.locale,
  ...(video.source === 'file'
    ? { contentUrl: `${baseUrl}${video.file.url}` }
    : { embedUrl: videoPlayer(video.embed) }),
});
