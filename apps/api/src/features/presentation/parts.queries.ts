import type { HeaderFooter, Overlays } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { openHeaderFooter } from './header-footer.ts';
import { openOverlays } from './overlays.ts';
import type { PartName, PresentationParts } from './page-entry.ts';

/** Writes the draft of one shared part. */
export async function writePart<Name extends PartName>(
  tenant: Tenant,
  part: Name,
  value: PresentationParts[Name],
  now: Date,
): Promise<void> {
  const text = JSON.stringify(value);
  await tenant
    .insertInto('presentationParts')
    .values({ part, value: text, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['websiteId', 'part']).doUpdateSet({ value: text, updatedAt: now }),
    )
    .execute();
}

/** The parts that every website has from the start. */
export type InitialPartName = Exclude<PartName, 'overlays'>;

async function readStored<Name extends InitialPartName>(
  tenant: Tenant,
  part: Name,
  lock: boolean,
): Promise<PresentationParts[Name]> {
  const query = tenant.selectFrom('presentationParts').where('part', '=', part).select('value');
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return row.value as PresentationParts[Name];
}

/** The draft of one shared part; `lock` makes other writers of it wait. */
export const readPart = <Name extends Exclude<InitialPartName, 'headerFooter'>>(
  tenant: Tenant,
  part: Name,
  lock = false,
): Promise<PresentationParts[Name]> => readStored(tenant, part, lock);

/** The draft of header and footer for the editor; `lock` makes other writers of it wait. */
export const readHeaderFooterPart = async (
  tenant: Tenant,
  lock = false,
): Promise<HeaderFooter | ErrorResult> =>
  openHeaderFooter(await readStored(tenant, 'headerFooter', lock));

/** The draft of bars and popup for the editor. There is no row before the first save. */
export async function readOverlaysPart(tenant: Tenant): Promise<Overlays | ErrorResult> {
  const row = await tenant
    .selectFrom('presentationParts')
    .where('part', '=', 'overlays')
    .select('value')
    .executeTakeFirst();
  return openOverlays(row?.value);
}
