import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { video } from './schema.ts';

/** The video's file, and the image before it starts. */
export const needs = ({ source, file, poster }: PropsOf<typeof video>): DataNeed[] =>
  [source === 'file' ? file : null, poster].flatMap((choice) =>
    choice === null ? [] : [{ kind: 'asset', assetId: choice.assetId } as const],
  );
