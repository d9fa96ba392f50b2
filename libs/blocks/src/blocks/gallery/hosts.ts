import { framesOf, type FindHosts } from '../../kit/block/external-hosts.ts';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { playerOf } from '../video/hosts.ts';
import type { gallery } from './schema.ts';

/** The hosts of the gallery's video players. */
export const hosts: FindHosts<PropsOf<typeof gallery>> = ({ items }) =>
  framesOf(...items.map(({ video }) => playerOf(video)));
