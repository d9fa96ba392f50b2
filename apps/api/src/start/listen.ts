import type { FastifyInstance } from 'fastify';

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Whether to take the next free port if this one is in use, for development. */
  readonly mayMove: boolean;
}

/** How many ports after the requested one are tried. */
const maxPortOffset = 20;

/** Listens and returns the port, which may differ from the requested one. */
export async function listen(
  server: FastifyInstance,
  { host, port, mayMove }: ListenOptions,
): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      await server.listen({ host, port: candidate });
      const address = server.server.address();
      return typeof address === 'object' && address !== null ? address.port : candidate;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || !mayMove || candidate - port >= maxPortOffset) throw error;
    }
  }
}
