import { runCommand } from '../operator/run-command.ts';

const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (args.length !== 2) {
  process.stderr.write('Usage: npm run website:status -- <identifier> <STATUS> [--json]\n');
  process.exit(2);
}
const result = await runCommand('changeWebsiteStatus', args);
process.stdout.write(`${JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(typeof result === 'object' && result !== null && 'error' in result ? 1 : 0);
