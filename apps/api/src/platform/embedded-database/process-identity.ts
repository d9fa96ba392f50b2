import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Distinguishes a process from all others that ever had the same pid on this machine. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, comparable only on this machine; empty if unknown. */
  readonly startedAt: string;
  /** Host and process namespace: pids of another one (a container, a second machine) mean nothing here. */
  readonly place: string;
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startTimeOf(process.pid) ?? '', place: currentNamespace() };
}

/** Whether the process with this identity still runs. Only valid for an identity of this namespace. */
export function isRunning(identity: ProcessIdentity): boolean {
  if (!pidExists(identity.pid)) return false;
  if (identity.startedAt === '') return true;
  const startedAt = startTimeOf(identity.pid);
  return startedAt === undefined || startedAt === identity.startedAt;
}

/** Host and process namespace of this process. */
export function currentNamespace(): string {
  return `${hostname()} ${readOrEmpty(() => readlinkSync('/proc/self/ns/pid'))}`.trim();
}

function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Undefined where it cannot be read: then a living pid counts as the same process. */
function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return readOrEmpty(() => readStartTimeFromPs(pid)) || undefined;
  // Field 22 of /proc/<pid>/stat, in ticks since boot; the name in field 2 may contain spaces and parentheses.
  const stat = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  return ticks === undefined || boot === '' ? undefined : `${boot}/${ticks}`;
}

/** `ps` formats the time for the language and time zone of its caller, which differ between shells. */
function readStartTimeFromPs(pid: number): string {
  const output = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.toString().trim();
}

function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
