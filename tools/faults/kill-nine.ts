import { parseArgs } from 'node:util';
import { printTable } from '../bench/report/table.ts';
import { buildApps } from '../bench/server/build-apps.ts';
import { exitOnSignals } from '../bench/server/exit-on-signals.ts';
import { isWorkName, killServer, workNames } from './kill-server.ts';

/**
 * `node tools/faults/kill-nine.ts --rounds 20 --what checkout|publish|upload [--seed 1] [--postgres]`
 *
 * Exits with 1 when acknowledged work is missing or an invariant is violated.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    what: { type: 'string', default: 'checkout' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
if (!isWorkName(values.what)) {
  console.error(`There is no work ${values.what}; choose one of ${workNames.join(', ')}.`);
  process.exit(2);
}
exitOnSignals();
buildApps();
const rounds = await killServer({
  what: values.what,
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  postgres: values.postgres,
  onRound: () => process.stderr.write('.'),
});
process.stderr.write('\n');
const problems = rounds.flatMap((round) => round.problems);
const sum = (key: 'acknowledged' | 'cut' | 'rejected') =>
  rounds.reduce((total, { counts }) => total + counts[key], 0);
console.log(
  printTable({
    title: `kill -9 while ${values.what} works, ${rounds.length} rounds, seed ${values.seed}, ${values.postgres ? 'PostgreSQL' : 'embedded database'}`,
    columns: ['acknowledged', 'cut off', 'rejected', 'slowest restart ms', 'problems'],
    rows: [
      [
        sum('acknowledged'),
        sum('cut'),
        sum('rejected'),
        Math.max(...rounds.map(({ restartMs }) => restartMs)),
        problems.length,
      ],
    ],
  }),
);
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
