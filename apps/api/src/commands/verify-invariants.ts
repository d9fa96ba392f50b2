import { runCommand } from '../operator/run-command.ts';

const args = process.argv.slice(2).filter((word) => word !== '--json');
const answer = await runCommand('verifyInvariants', args);
process.stdout.write(`${JSON.stringify(answer, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit(
  typeof answer === 'object' &&
    answer !== null &&
    ('error' in answer || ('isSound' in answer && answer.isSound !== true))
    ? 1
    : 0,
);
