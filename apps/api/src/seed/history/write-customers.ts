import type { DemoHistory } from '../demo-history.ts';
import { scopeOf, type HistoryScope } from './history-scope.ts';

/** How long ago the notes about customers were written, in days. */
const noteAge = 2;

/** Adds the tags and notes of the owner to those who bought. */
export async function writeCustomers(
  history: HistoryScope,
  { buyers }: DemoHistory,
): Promise<void> {
  const { tenant, services, actorName: author, now } = scopeOf(history, noteAge);
  const rows = await tenant
    .selectFrom('orders')
    .where('isDemo', '=', true)
    .distinct()
    .select(['customerId', 'email'])
    .execute();
  const customers = Object.values(buyers).flatMap(({ email, tags = [], note }) => {
    const customerId = rows.find((row) => row.email === email)?.customerId ?? null;
    return customerId === null ? [] : [{ customerId, tags, note }];
  });
  const tagged = customers.filter(({ tags }) => tags.length > 0);
  if (tagged.length > 0)
    await tenant
      .insertInto('customers')
      .values(tagged.map(({ customerId, tags }) => ({ customerId, tags: [...tags], isDemo: true })))
      .execute();
  const notes = customers.flatMap(({ customerId, note }) =>
    note === undefined
      ? []
      : [
          {
            noteId: services.createId(),
            customerId,
            requestKey: services.createId(),
            text: note,
            author,
            isDemo: true,
            createdAt: now,
          },
        ],
  );
  if (notes.length > 0) await tenant.insertInto('customerNotes').values(notes).execute();
}
