import { videoPlayer } from '@sitewright/blocks/load';
import type { ItemVideoView, ItemView } from '@sitewright/contracts/entities';
import { createItemDescription } from '../create-item-description.ts';
import type { Frame } from '../../view/page-frame.ts';

/** Creates JSON-LD of a video. */
export const createVideoData = (
  item: ItemView,
  video: ItemVideoView,
  { website, baseUrl }: Frame,
): Readonly<Record<string, unknown>> => ({
  '@type': 'VideoObject',
  name: item.title,
  // `description` is required: the title replaces a missing one.
  description: createItemDescription(item) || item.title,
  ...(item.images.length === 0 ? {} : { thumbnailUrl: [`${baseUrl}${item.images[0]!.url}`] }),
  uploadDate: item.publishedAt ?? item.updatedAt,
  url: `${baseUrl}${item.path}`,
  inLanguage: website.locale,
  ...(video.source === 'file'
    ? { contentUrl: `${baseUrl}${video.file.url}` }
    : { embedUrl: videoPlayer(video.embed) }),
});
