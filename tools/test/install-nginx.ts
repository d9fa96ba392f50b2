import { spawnSync } from 'node:child_process';
import { findNginx } from '../../apps/api/src/testing/start-nginx.ts';

const command = 'apt-get update && apt-get install -y --no-install-recommends nginx-light';

/** Installs nginx if there is none, and reports the command. Returns whether there is one afterward. */
export function installNginx(): boolean {
  if (findNginx() !== undefined) return true;
  process.stdout.write(`No nginx was found. Running: ${command}\n`);
  spawnSync('sh', ['-c', command], { stdio: 'inherit', timeout: 300_000 });
  return findNginx() !== undefined;
}
