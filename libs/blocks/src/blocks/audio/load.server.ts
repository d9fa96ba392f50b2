import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { audio } from './schema.ts';

/** The files of the tracks, and the cover. */
export const needs = ({ tracks, cover }: PropsOf<typeof audio>): DataNeed[] =>
  [...tracks.map(({ file }) => file), cover].flatMap((choice) =>
    choice === null ? [] : [{ kind: 'asset', assetId: choice.assetId } as const],
  );
