import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

interface ItemMove {
  readonly collectionId: string;
  readonly itemId: string;
  readonly anchorId: string;
  readonly side: 'before' | 'after';
}

/**
 * Moves an item next to another one, and numbers all items of the collection from 1: new items, which have the position
 * 0, come first. The caller holds `lockUrlPaths`. False if one of the two is not in it.
 */
export async function reorderItem(
  tenant: Tenant,
  { collectionId, itemId, anchorId, side }: ItemMove,
): Promise<boolean> {
  const { rows } = await sql<{ isPossible: boolean }>`
    with ranked as (
      select item_id, row_number() over (order by position, item_id desc) as rank
      from items
      where website_id = ${tenant.websiteId} and collection_id = ${collectionId}
        and workflow_state <> ${workflowState.DELETED}
    ),
    possible as (
      select count(*) = 2 as is_possible from ranked
      where item_id in (${itemId}::hex_id, ${anchorId}::hex_id)
    ),
    ordered as (
      select item_id, row_number() over (
        order by case item_id
          when ${itemId}::hex_id then (select rank from ranked where item_id = ${anchorId}::hex_id)
            + ${side === 'before' ? -0.5 : 0.5}::numeric
          else rank
        end
      ) as position
      from ranked
    ),
    updated as (
      update items set position = ordered.position
      from ordered, possible
      where possible.is_possible and items.website_id = ${tenant.websiteId}
        and items.item_id = ordered.item_id and items.position <> ordered.position
    )
    select is_possible from possible
  `.execute(tenant);
  return rows[0]?.isPossible ?? false;
}
