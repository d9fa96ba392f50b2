import type { OpenedDatabase } from '../database/index.ts';
import type { JobServices, JobTable } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** Deferred work on the same database: it survives a crash, and failures are retried with growing delays. */
export interface JobRunner {
  send<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void>;
  stop(): Promise<void>;
}

const schema = 'jobs';

/** Starts the queues of a job table in this process; other processes may share them. */
export async function startJobs(
  jobTable: JobTable,
  database: OpenedDatabase,
  services: JobServices,
  onError: (error: unknown) => void,
): Promise<JobRunner> {
  // Loaded once the server is running, because it is large and nothing waits for it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => database.execute(text, values) },
    schema,
    // The embedded database has one connection: pg-boss's own maintenance runs rarely.
    superviseIntervalSeconds: 60,
    persistWarnings: false,
  });
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<JobName, string>();
  for (const name of Object.keys(jobTable) as JobName[]) {
    const { retryLimit, retryDelaySeconds, pollIntervalSeconds, run, cron } = jobTable[name];
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      deleteAfterSeconds: 86_400,
    });
    const worker = await boss.work<never>(
      name,
      { pollingIntervalSeconds: pollIntervalSeconds, batchSize: 1 },
      async (jobs) => {
        try {
          for (const { data } of jobs) await run(services, data);
        } catch (error) {
          // pg-boss stores the error of a failed job, but reports it to nobody.
          onError(error);
          throw error;
        }
      },
    );
    workers.set(name, worker);
    if (cron !== undefined) await boss.schedule(name, cron, {});
  }
  return {
    async send(name, payload) {
      await boss.send(name, payload);
      boss.notifyWorker(workers.get(name)!);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
