import { runCommand } from '../operator/run-command.ts';

const [dataset] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (dataset !== 'twins') {
  process.stderr.write('Usage: npm run seed -- twins [--json]\n');
  process.exit(2);
}
const result = await runCommand('seedTwins', []);
process.stdout.write(`${JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(0);
