import { sql, type Selectable } from 'kysely';
import { withTenant, type Database, type OpenedDatabase, type Tenant } from '../database/index.ts';
import type { CardAttempt, CardAttemptKey, CardAttempts } from './card-attempts.ts';
import type { SecondStep } from './payment-provider.ts';

const columns = [
  'attemptId',
  'state',
  'reference',
  'step',
  'refunds',
  'capturedCents',
  'savedMethod',
  'declineReason',
] as const;

type Row = Pick<Selectable<Database['testCardAttempts']>, (typeof columns)[number]>;

const toAttempt = (row: Row): CardAttempt => ({
  attemptId: row.attemptId,
  state: row.state,
  reference: row.reference,
  step: row.step as SecondStep | null,
  refunds: row.refunds,
  capturedCents: row.capturedCents,
  savedMethod: row.savedMethod,
  declineReason: row.declineReason,
});

const toAttemptOrNull = (row: Row | undefined) => (row === undefined ? null : toAttempt(row));

const columnOf = (key: CardAttemptKey) =>
  'attemptId' in key
    ? ({ column: 'attemptId', value: key.attemptId } as const)
    : ({ column: 'reference', value: key.reference } as const);

/** Records the attempts of test cards in the database, for all servers. */
export function databaseCardAttempts(database: OpenedDatabase): CardAttempts {
  const scopeOf = (websiteId: string) => ({ websiteId, actorId: undefined });

  /** No buyer waits for two syncs: a later commit confirms the order and syncs this one too. */
  const write = <T>(websiteId: string, work: (tenant: Tenant) => Promise<T>): Promise<T> =>
    withTenant(database, scopeOf(websiteId), async (tenant) => {
      const [, done] = await Promise.all([
        sql`set local synchronous_commit = off`.execute(tenant),
        work(tenant),
      ]);
      return done;
    });

  return {
    find(key) {
      const { column, value } = columnOf(key);
      return withTenant(
        database,
        scopeOf(key.websiteId),
        async (tenant) =>
          toAttemptOrNull(
            await tenant
              .selectFrom('testCardAttempts')
              .where(column, '=', value)
              .select(columns)
              .executeTakeFirst(),
          ),
        'read',
      );
    },
    insert: (websiteId, attempt, savedBehavior) =>
      write(websiteId, async (tenant) => {
        const { step, refunds = 'succeed', savedMethod = null, ...values } = attempt;
        const stored = await tenant
          .insertInto('testCardAttempts')
          .values({
            ...values,
            refunds,
            savedMethod,
            step: step === null ? null : JSON.stringify(step),
          })
          // The existing row is updated without a change, because only then it is returned.
          .onConflict((conflict) =>
            conflict
              .columns(['websiteId', 'attemptId'])
              .doUpdateSet({ state: (eb) => eb.ref('testCardAttempts.state') }),
          )
          .returning(columns)
          .executeTakeFirstOrThrow();
        const isNew = stored.reference === attempt.reference;
        if (isNew && savedMethod !== null && savedBehavior !== undefined)
          await tenant
            .insertInto('testCardMethods')
            .values({ savedMethod, behavior: savedBehavior })
            .execute();
        return toAttempt(stored);
      }),
    findSaved: ({ websiteId, savedMethod }) =>
      withTenant(
        database,
        scopeOf(websiteId),
        async (tenant) => {
          const row = await tenant
            .selectFrom('testCardMethods')
            .where('savedMethod', '=', savedMethod)
            .where('isForgotten', '=', false)
            .select('behavior')
            .executeTakeFirst();
          return row?.behavior ?? null;
        },
        'read',
      ),
    forget: ({ websiteId, savedMethod }) =>
      write(websiteId, async (tenant) => {
        const row = await tenant
          .updateTable('testCardMethods')
          .set({ isForgotten: true })
          .where('savedMethod', '=', savedMethod)
          .returning('savedMethod')
          .executeTakeFirst();
        return row !== undefined;
      }),
    move(key, from, to) {
      const { column, value } = columnOf(key);
      return write(key.websiteId, async (tenant) =>
        toAttemptOrNull(
          await tenant
            .updateTable('testCardAttempts')
            .set({ state: to })
            .where(column, '=', value)
            .where('state', '=', from)
            .returning(columns)
            .executeTakeFirst(),
        ),
      );
    },
    capture: ({ websiteId, attemptId }, capturedCents) =>
      write(websiteId, async (tenant) =>
        toAttemptOrNull(
          await tenant
            .updateTable('testCardAttempts')
            .set({ state: 'captured', capturedCents })
            .where('attemptId', '=', attemptId)
            .where('state', '=', 'authorized')
            .returning(columns)
            .executeTakeFirst(),
        ),
      ),
    insertRefund: (websiteId, refund) =>
      write(websiteId, async (tenant) => {
        const inserted = await tenant
          .insertInto('testCardRefunds')
          .values(refund)
          .onConflict((conflict) => conflict.doNothing())
          .returning('refundId')
          .executeTakeFirst();
        if (inserted !== undefined) return { refund, isNew: true };
        const stored = await tenant
          .selectFrom('testCardRefunds')
          .where('refundId', '=', refund.refundId)
          .select(['refundId', 'attemptId', 'amountCents', 'state', 'reference'])
          .executeTakeFirstOrThrow();
        return { refund: stored, isNew: false };
      }),
  };
}
