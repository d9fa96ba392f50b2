import { documentHosts, joinHosts, noHosts, type ExternalHosts } from '@sitewright/blocks/view';
import type { PageView } from '@sitewright/contracts/entities';
import { frameOf } from '../page-types/frames.ts';
import { viewDocuments } from './view-documents.ts';

/** The third-party hosts that a page may load from for its page type: on a checkout, those of the payment provider. */
export const pageTypeHosts = ({ context, main }: PageView): ExternalHosts =>
  frameOf(main).hosts?.(main, context) ?? noHosts;

/** The third-party hosts that a page may load from, for its blocks and its page type. */
export const viewHosts = (view: PageView): ExternalHosts =>
  joinHosts([documentHosts(view.context, ...viewDocuments(view)), pageTypeHosts(view)]);
