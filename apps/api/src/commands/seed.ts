import { runCommand } from '../operator/run-command.ts';

const [what] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (what !== 'twins') {
  process.stderr.write('Usage: npm run seed -- twins [--json]\n');
  process.exit(2);
}
const answer = await runCommand('seedTwins', []);
process.stdout.write(`${JSON.stringify(answer, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(0);
