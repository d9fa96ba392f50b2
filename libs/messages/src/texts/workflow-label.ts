import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';

/**
 * The key of an item's label in the storefront's lists: published Available, scheduled Scheduled, draft Hidden,
 * anything else Unsupported (specification 3; ENUM-38).
 */
export function workflowLabelKey(state: WorkflowState) {
  switch (state) {
    case workflowState.PUBLISHED:
      return 'workflow.available';
    case workflowState.SCHEDULED:
      return 'workflow.scheduled';
    case workflowState.DRAFT:
      return 'workflow.hidden';
    default:
      return 'workflow.unsupported';
  }
}

const catalogueLabelKeys = {
  [workflowState.SCHEDULED]: 'workflow.catalogueScheduled',
  [workflowState.NEEDS_REVIEW]: 'workflow.catalogueNeedsReview',
  [workflowState.DRAFT]: 'workflow.catalogueDraft',
  [workflowState.PRIVATE]: 'workflow.cataloguePrivate',
} as const;

/** The states that catalogue lists mark; an item in another state stands there without a label. */
export type LabelledState = keyof typeof catalogueLabelKeys;

/** The key of an item's label in catalogue lists, where its state has one (specification 3; ENUM-40). */
export const catalogueLabelKey = (
  state: WorkflowState,
): (typeof catalogueLabelKeys)[LabelledState] | undefined =>
  (
    catalogueLabelKeys as Partial<Record<WorkflowState, (typeof catalogueLabelKeys)[LabelledState]>>
  )[state];
