import { workflowState, type WorkflowState } from './workflow-state.ts';

const { DELETED, DRAFT, SCHEDULED } = workflowState;

/** A requested change of an item's state; `publishAt` is read for SCHEDULED only. Both times in milliseconds. */
export interface WorkflowChange {
  readonly from: WorkflowState;
  readonly to: WorkflowState;
  readonly publishAtMs?: number | undefined;
  readonly nowMs: number;
}

/**
 * Whether an item's state change is allowed (CONTENT-04): all states but DELETED convert freely, DELETED is left only
 * by restoring to DRAFT, and SCHEDULED needs a time in the future.
 */
export function mayChangeWorkflow({ from, to, publishAtMs, nowMs }: WorkflowChange): boolean {
  if (from === DELETED && to !== DELETED && to !== DRAFT) return false;
  return to !== SCHEDULED || (publishAtMs !== undefined && publishAtMs > nowMs);
}
