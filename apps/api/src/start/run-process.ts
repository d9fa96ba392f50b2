import { readSettings } from '../platform/settings/read-settings.ts';
import { startServer } from './start-server.ts';

/** Runs the server process: reads the settings, starts the server, and stops it on SIGTERM or SIGINT. */
export async function runProcess(): Promise<void> {
  const result = readSettings(process.env);
  if (!result.ok) {
    for (const problem of result.problems) process.stderr.write(`${problem}\n`);
    process.exit(2);
  }
  for (const warning of result.warnings) process.stderr.write(`${warning}\n`);

  try {
    const running = await startServer(result.settings, {
      mayMovePort: process.env['PORT'] === undefined,
      print: (text) => process.stdout.write(`${text}\n`),
    });
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) return;
        isStopping = true;
        void running.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    process.stderr.write(
      `Sitewright could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
