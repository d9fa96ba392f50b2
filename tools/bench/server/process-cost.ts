import { readFileSync, readdirSync } from 'node:fs';

const nanosecondsPerMs = 1e6;
const msPerTick = 10;

/** Nanoseconds that a thread ran, where the kernel counts them. */
function threadMs(pid: number, thread: string): number | undefined {
  try {
    const [ranNs] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return ranNs === undefined || ranNs === '0' ? undefined : Number(ranNs) / nanosecondsPerMs;
  } catch {
    return undefined;
  }
}

/** User and system time of the whole process in ticks of ten milliseconds: coarse, and always there. */
function tickedMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; what follows it does not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** CPU time of a process and all its threads so far, in milliseconds; read from outside, on Linux. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).flatMap((id) => threadMs(pid, id) ?? []);
  return threads.length === 0 ? tickedMs(pid) : threads.reduce((sum, ms) => sum + ms, 0);
}

/** Memory of a process that is in RAM, in megabytes of 10^6 bytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}
