import { defineCodes, type CodeOf } from './define-codes.ts';

/** The state of an item between draft and deletion (specification 3; ENUM-37). */
export const workflowState = defineCodes('workflow state', {
  PUBLISHED: 1,
  SCHEDULED: 2,
  NEEDS_REVIEW: 3,
  DRAFT: 4,
  PRIVATE: 5,
  DELETED: 6,
});

/** A workflow state's number. */
export type WorkflowState = CodeOf<typeof workflowState>;
