import { framesOf, type FindHosts } from '../../kit/block/external-hosts.ts';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { framesInside } from '../code/frames-inside.ts';
import { parseVideoEmbed } from '../video/parse-embed.ts';
import type { embed } from './schema.ts';

/** The host of the frame; for other markup, the hosts of the frames in it. */
export const hosts: FindHosts<PropsOf<typeof embed>> = ({ markup }) => {
  const { source } = parseVideoEmbed(markup);
  return framesOf(...(source === undefined ? framesInside(markup) : [source]));
};
