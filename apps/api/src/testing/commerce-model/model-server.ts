import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Services } from '../../platform/services.ts';
import { createServices } from '../../start/create-services.ts';
import type { TestApi } from '../open-test-api.ts';
import { createCrashingDatabase, type StopPoint } from './crashing-database.ts';

/** One of the servers of a shop. It can stop in the middle of its work, and another takes its place. */
export interface ModelServer {
  readonly app: Pick<FastifyInstance, 'inject'>;
  /** The services of the running server; a new server has new ones. */
  readonly services: Omit<Services, 'log'>;
  readonly isStopped: boolean;
  /** Stops the server at one of its next commits. */
  stopAt(commit: number, point: StopPoint): void;
  /** Replaces the server by a new one with empty queues and caches. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openModelServer({
  database,
  clock,
  services: { settings, renderer, createId },
}: TestApi): Promise<ModelServer> {
  async function start() {
    const crashing = createCrashingDatabase(database);
    const services = {
      ...createServices({
        settings,
        database: crashing.database,
        renderer,
        dataDir: settings.visitorDist,
        now: () => clock.now,
      }),
      createId,
    };
    const app = await buildApp({ services, rateLimits: false });
    await app.ready();
    return { crashing, services, app };
  }

  let current = await start();
  return {
    app: {
      inject: ((...call: [never]) => current.app.inject(...call)) as FastifyInstance['inject'],
    },
    get services() {
      return current.services;
    },
    get isStopped() {
      return current.crashing.isStopped;
    },
    stopAt(commit, point) {
      current.crashing.stopAt(commit, point);
    },
    async restart() {
      const { app } = current;
      current = await start();
      await app.close();
    },
    close: () => current.app.close(),
  };
}
