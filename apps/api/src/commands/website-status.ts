import { runCommand } from '../operator/run-command.ts';

const args = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (args.length !== 2) {
  process.stderr.write('Usage: npm run website:status -- <identifier> <STATUS> [--json]\n');
  process.exit(2);
}
const answer = await runCommand('changeWebsiteStatus', args);
process.stdout.write(`${JSON.stringify(answer, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(typeof answer === 'object' && answer !== null && 'error' in answer ? 1 : 0);
