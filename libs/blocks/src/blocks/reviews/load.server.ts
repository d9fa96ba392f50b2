import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { reviewsDataNeed } from './reviews-data-need.ts';
import type { reviews } from './schema.ts';

/** The approved reviews. */
export const needs = (props: PropsOf<typeof reviews>): DataNeed[] => [reviewsDataNeed(props)];
