import { videoPlayer } from '@sitewright/blocks/load';
import {
  collectionType,
  mayChangeWorkflow,
  workflowState,
  type WorkflowState,
} from '@sitewright/contracts/codes';
import { repeatedSku, type ItemDraft } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';

interface ItemCheck {
  readonly draft: ItemDraft;
  readonly collectionType: number;
  /** The current state of the item; DRAFT for a new one. */
  readonly from: WorkflowState;
  readonly now: Date;
}

const invalid = (path: string, message: string): ErrorResult =>
  err('invalidRequest', { errors: { [path]: message } });

/** Collections whose items have a video. */
const videoTypes: ReadonlySet<number> = new Set([collectionType.VIDEOS, collectionType.LESSONS]);

const isPlayable = (embed: string): boolean => videoPlayer(embed) !== undefined;

/** The error of a draft, independent of stored data; null if it is valid. */
export function findItemError(check: ItemCheck): ErrorResult | null {
  const { draft, from, now } = check;
  const isProduct = check.collectionType === collectionType.PRODUCTS;
  if (isProduct && draft.product === null) return invalid('product', 'A product needs a price.');
  if (!isProduct && draft.product !== null)
    return invalid('product', 'Only a products collection takes products.');

  if ((draft.event ?? null) !== null && check.collectionType !== collectionType.EVENTS)
    return invalid('event', 'Only an events collection takes events.');

  const video = draft.video ?? null;
  if (video !== null && !videoTypes.has(check.collectionType))
    return invalid('video', 'Only a collection of videos or lessons takes videos.');
  if (video?.source === 'embed' && !isPlayable(video.embed))
    return invalid('video.embed', 'Invalid video embed.');

  const variantsWithSku = draft.product?.variants.filter(({ sku }) => sku !== '') ?? [];
  const repeated = repeatedSku(variantsWithSku);
  if (repeated !== undefined)
    return invalid('product.variants', `The SKU ${repeated} is used twice.`);

  const to = draft.workflowState;
  if (!workflowState.isCode(to) || to === workflowState.DELETED)
    return invalid('workflowState', 'There is no such state.');
  const publishAtMs = draft.publishAt === null ? undefined : Date.parse(draft.publishAt);
  // Saving a scheduled item after its time does not schedule it again.
  const isUnchanged = from === to && to === workflowState.SCHEDULED && publishAtMs !== undefined;
  return isUnchanged || mayChangeWorkflow({ from, to, publishAtMs, nowMs: now.getTime() })
    ? null
    : invalid('publishAt', 'Choose a moment in the future.');
}

/** The publication date of an item: the chosen one, else `now` if it is published; null for other states. */
export const publishTime = (
  { publishAt, workflowState: state }: ItemDraft,
  now: Date,
): Date | null =>
  publishAt !== null ? new Date(publishAt) : state === workflowState.PUBLISHED ? now : null;
