import { documentHosts, joinHosts, noHosts, type ExternalHosts } from '@sitewright/blocks/view';
import type { PageView } from '@sitewright/contracts/entities';
import { frameOf } from '../page-types/frames.ts';
import { viewDocuments } from './view-documents.ts';

/** The third-party hosts that a page may load from, for its blocks and its page type. */
export function viewHosts(view: PageView): ExternalHosts {
  const { context, main } = view;
  return joinHosts([
    documentHosts(context, ...viewDocuments(view)),
    frameOf(main).hosts?.(main, context) ?? noHosts,
  ]);
}
