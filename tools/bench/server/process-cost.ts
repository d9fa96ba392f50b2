import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const msPerTick = 10;

/**
 * CPU time of a process so far, in milliseconds, including all threads, even ended ones. Linux only. The resolution is
 * 10 ms, so compared work should take some hundreds of milliseconds.
 */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process name, in parentheses, may contain spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** Resident memory of a process, in megabytes of 10^6 bytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

const sampleIntervalMs = 1_000;
const requiredQuietSamples = 3;
const maxQuietShare = 0.1;

/**
 * Waits until a process has no background work left, such as creating the widths of images after a first start. Returns
 * false if it is still busy after `maxSamples` seconds.
 */
export async function untilQuiet(pid: number, maxSamples = 180): Promise<boolean> {
  let quietSamples = 0;
  for (let sample = 0; sample < maxSamples && quietSamples < requiredQuietSamples; sample += 1) {
    const before = cpuMs(pid);
    await delay(sampleIntervalMs);
    quietSamples = cpuMs(pid) - before <= sampleIntervalMs * maxQuietShare ? quietSamples + 1 : 0;
  }
  return quietSamples === requiredQuietSamples;
}
