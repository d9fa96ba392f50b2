import { framesOf, noHosts, type FindHosts } from '../../kit/block/external-hosts.ts';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { framesInside } from './frames-inside.ts';
import type { code } from './schema.ts';

/** The hosts of the frames in the owner's HTML. */
export const hosts: FindHosts<PropsOf<typeof code>> = (props) =>
  props.mode === 'run' ? framesOf(...framesInside(props.code)) : noHosts;
