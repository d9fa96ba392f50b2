import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import { catalogLabelKey, workflowLabelKey } from '@sitewright/messages';
import { configText } from '../../texts/config-text.ts';
import { productText } from '../../texts/product-text.ts';

const { DELETED, DRAFT, NEEDS_REVIEW, PRIVATE, PUBLISHED, SCHEDULED } = workflowState;

const tones = {
  [PUBLISHED]: 'success',
  [SCHEDULED]: 'accent',
  [NEEDS_REVIEW]: 'warning',
  [DRAFT]: 'quiet',
  [PRIVATE]: 'quiet',
  [DELETED]: 'danger',
} as const;

/** The label of a state, which differs between products and other items. */
function labelOf(state: WorkflowState, isProduct: boolean): string {
  if (isProduct) return configText(workflowLabelKey(state));
  const key = catalogLabelKey(state);
  if (key !== undefined) return configText(key);
  return productText(state === DELETED ? 'products.deleted' : 'products.published');
}

/** A workflow state as a badge. */
export const workflowLabel = (state: number, isProduct: boolean) =>
  workflowState.isCode(state)
    ? { label: labelOf(state, isProduct), tone: tones[state] }
    : ({ label: productText('products.unknown'), tone: 'quiet' } as const);

const itemStates: readonly WorkflowState[] = [PUBLISHED, SCHEDULED, NEEDS_REVIEW, DRAFT, PRIVATE];
const productStates: readonly WorkflowState[] = [PUBLISHED, SCHEDULED, DRAFT];

/** The states that an owner may choose, in order, and the item's current one. */
export function workflowChoices(current: number, isProduct: boolean) {
  const offered: readonly number[] = isProduct ? productStates : itemStates;
  return [...new Set([...offered, current])].map((state) => ({
    value: String(state),
    label: workflowLabel(state, isProduct).label,
  }));
}
