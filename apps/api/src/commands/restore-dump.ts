import { restoreCopy } from '../operator/restore-copy.ts';

const [name] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const answer = await restoreCopy(process.env, name, new Date());
process.stdout.write(`${JSON.stringify(answer, null, process.argv.includes('--json') ? 0 : 2)}\n`);
process.exit('error' in answer ? 1 : 0);
