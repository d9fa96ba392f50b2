import { workflowState } from '@sitewright/contracts/codes';

const labels = {
  [workflowState.PUBLISHED]: { label: 'Published', tone: 'success' },
  [workflowState.SCHEDULED]: { label: 'Scheduled', tone: 'accent' },
  [workflowState.NEEDS_REVIEW]: { label: 'Needs Review', tone: 'warning' },
  [workflowState.DRAFT]: { label: 'Draft', tone: 'quiet' },
  [workflowState.PRIVATE]: { label: 'Private', tone: 'quiet' },
  [workflowState.DELETED]: { label: 'Deleted', tone: 'danger' },
} as const;

/** The states that an owner may choose, in order. */
export const workflowChoices = [
  { value: String(workflowState.PUBLISHED), label: 'Published' },
  { value: String(workflowState.SCHEDULED), label: 'Scheduled' },
  { value: String(workflowState.NEEDS_REVIEW), label: 'Needs Review' },
  { value: String(workflowState.DRAFT), label: 'Draft' },
  { value: String(workflowState.PRIVATE), label: 'Private' },
] as const;

/** A workflow state in words. */
export const workflowLabel = (state: number) =>
  workflowState.isCode(state) ? labels[state] : ({ label: 'Unknown', tone: 'quiet' } as const);
