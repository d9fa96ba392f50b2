import { DatabaseOutage } from '../../platform/database/outage.ts';
import type { Services } from '../../platform/services.ts';
import type { ModelShop } from './model-shop.ts';

/** Runs a job of a server. It may fail if the server stopped, and while Stripe or the database cannot be reached. */
export async function runJob(
  shop: ModelShop,
  server: number,
  job: (services: Omit<Services, 'log'>) => Promise<void>,
): Promise<void> {
  const { services, isStopped } = shop.servers[server]!;
  if (isStopped) return;
  await job(services).catch((error: unknown) => {
    if (shop.servers[server]!.isStopped || shop.isUnreachable) return;
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
    if (causes.every((cause) => cause instanceof DatabaseOutage)) return;
    shop.errors.push(`A job failed: ${causes.map(String).join('; ')}`);
  });
}
