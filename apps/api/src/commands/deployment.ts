import { changeDeployment, isDeploymentChange } from '../operator/change-deployment.ts';

const [change] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!isDeploymentChange(change)) {
  process.stderr.write('Usage: npm run deployment -- change-secret | move-files [--json]\n');
  process.exit(2);
}
const answer = await changeDeployment(process.env, change);
process.stdout.write(`${JSON.stringify(answer, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit('error' in answer ? 1 : 0);
