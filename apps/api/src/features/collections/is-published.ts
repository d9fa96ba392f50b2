import { workflowState } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';

/** A condition on `items`: visitors can see the item, because it is published or its time has come (CONTENT-05). */
export const isPublished = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  items.workflow_state = ${workflowState.PUBLISHED}
  or items.workflow_state = ${workflowState.SCHEDULED} and items.publish_at <= ${now}
)`;
