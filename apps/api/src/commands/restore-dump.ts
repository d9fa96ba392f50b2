import { restoreCopy } from '../operator/restore-copy.ts';

const [name] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const result = await restoreCopy(process.env, name, new Date());
process.stdout.write(`${JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit('error' in result ? 1 : 0);
