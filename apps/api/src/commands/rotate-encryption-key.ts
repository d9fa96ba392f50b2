import { runCommand } from '../operator/run-command.ts';

const result = await runCommand('rotateEncryptionKey', []);
process.stdout.write(`${JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(typeof result === 'object' && result !== null && 'error' in result ? 1 : 0);
