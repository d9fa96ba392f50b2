import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';

/**
 * The key of an item's label in the store's lists: published Available, scheduled Scheduled, draft Hidden, anything
 * else Unsupported (specification 3; ENUM-38).
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

const catalogLabelKeys = {
  [workflowState.SCHEDULED]: 'workflow.scheduled',
  [workflowState.NEEDS_REVIEW]: 'workflow.needsReview',
  [workflowState.DRAFT]: 'workflow.draft',
  [workflowState.PRIVATE]: 'workflow.private',
} as const;

/** The states that have a label in catalog lists. Items in other states have none. */
export type LabeledState = keyof typeof catalogLabelKeys;

/** Returns the key of an item's label in catalog lists, if its state has one (specification 3; ENUM-40). */
export const catalogLabelKey = (
  state: WorkflowState,
): (typeof catalogLabelKeys)[LabeledState] | undefined =>
  (catalogLabelKeys as Partial<Record<WorkflowState, (typeof catalogLabelKeys)[LabeledState]>>)[
    state
  ];
