import { changeDeployment, isDeploymentChange } from '../operator/change-deployment.ts';

const [change] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (!isDeploymentChange(change)) {
  process.stderr.write('Usage: npm run deployment -- change-secret | move-files [--json]\n');
  process.exit(2);
}
const result = await changeDeployment(process.env, change);
process.stdout.write(`${JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit('error' in result ? 1 : 0);
