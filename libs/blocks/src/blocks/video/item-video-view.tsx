import { dataNeedKey, type ItemView, type PageData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { noHosts, type ExternalHosts } from '../../kit/block/external-hosts.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { hosts } from './hosts.ts';
import { video as videoBlock } from './schema.ts';
import { VideoView } from './view.tsx';

type ItemWithVideo = ItemView & { readonly video: NonNullable<ItemView['video']> };

/** Whether an item has a playable video. */
export const hasVideo = (item: ItemView): item is ItemWithVideo =>
  item.video !== null && item.video !== undefined;

/** The video of an item as props of the video block, with the item's name and image. */
function propsOf({ title, images, video }: ItemWithVideo) {
  const [poster] = images;
  return videoBlock.props.parse({
    source: video.source,
    ...(video.source === 'file' ? { file: { assetId: video.file.id } } : { embed: video.embed }),
    poster: poster === undefined ? null : { assetId: poster.id },
    title,
    caption: poster?.credit ?? '',
  });
}

/** The video of an item, as in the video block, with the item's first image as its poster. */
export function ItemVideoView({
  item,
  ...view
}: Pick<BlockViewProps, 'id' | 'page' | 'sizes' | 'loading'> & {
  readonly item: ItemWithVideo;
}): ReactNode {
  const { images, video } = item;
  const files = [...images.slice(0, 1), ...(video.source === 'file' ? [video.file] : [])];
  const data: PageData = Object.fromEntries(
    files.map((file) => [dataNeedKey({ kind: 'asset', assetId: file.id }), file]),
  );
  return <VideoView {...view} props={propsOf(item)} data={data} />;
}

/** The service that plays the video of an item, for its page's policy. */
export const itemVideoHosts = (
  item: ItemView,
  context: BlockViewProps['page']['context'],
): ExternalHosts => (hasVideo(item) ? hosts(propsOf(item), context) : noHosts);
