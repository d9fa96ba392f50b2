import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { video } from './schema.ts';

/** The file where there is one, and the picture before it starts. */
export const needs = ({ source, file, poster }: PropsOf<typeof video>): DataNeed[] =>
  [source === 'file' ? file : null, poster].flatMap((choice) =>
    choice === null ? [] : [{ kind: 'asset', assetId: choice.assetId } as const],
  );
