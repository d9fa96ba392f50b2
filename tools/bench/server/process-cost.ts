import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const msPerTick = 10;

/**
 * CPU time of a process so far, with all its threads and those that have ended, in milliseconds. Read from outside, on
 * Linux, in steps of ten: what is compared must take some hundreds.
 */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; what follows it does not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** Memory of a process that is in RAM, in megabytes of 10^6 bytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

const lookEveryMs = 1_000;
const quietLooks = 3;
const quietShare = 0.1;

/**
 * Waits until a process has nothing more to do on its own, such as making the widths of pictures after a first start;
 * gives up after three minutes, because then it is never quiet, and says which.
 */
export async function untilQuiet(pid: number, mostLooks = 180): Promise<boolean> {
  let quiet = 0;
  for (let look = 0; look < mostLooks && quiet < quietLooks; look += 1) {
    const before = cpuMs(pid);
    await delay(lookEveryMs);
    quiet = cpuMs(pid) - before <= lookEveryMs * quietShare ? quiet + 1 : 0;
  }
  return quiet === quietLooks;
}
