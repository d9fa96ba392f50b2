import { runCommand } from '../operator/run-command.ts';

const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const result = await runCommand('tenantDigest', args);
process.stdout.write(`${JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(typeof result === 'object' && result !== null && 'error' in result ? 1 : 0);
