/** Exits on SIGINT and SIGTERM, so that `exit` listeners stop the servers that this process started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
