import type { ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** So long may a process print nothing and compute nothing before it counts as hanging. */
export const patienceMs = 5 * 60_000

/** What timers of an idle process use of a processor, at most: a third of a percent. */
const idleShare = 1 / 300

export type Watch = { isStalled: () => boolean; stop: () => void }

/** How often is looked; a hang is as many looks without progress, so a machine that slept meanwhile is none. */
const lookMs = 5000

/**
 * Watches whether a process still gets on: it, or one it started, prints something or uses a processor. A slow machine
 * is no reason to give up, so nothing here asks how long the work takes.
 */
export function watchProgress(child: ChildProcess, patience = patienceMs): Watch {
  const every = Math.min(lookMs, patience / 4)
  let quietLooks = 0
  let known = 0
  const moved = () => {
    quietLooks = 0
  }
  child.stdout?.on('data', moved)
  child.stderr?.on('data', moved)
  const look = async () => {
    quietLooks += 1
    const used = await processorTime(child.pid ?? 0)
    // Where it cannot be told, the process has the benefit of the doubt.
    if (used !== null && used - known < patience * idleShare) return
    known = used ?? known
    moved()
  }
  const timer = setInterval(() => void look(), every)
  timer.unref()
  return { isStalled: () => quietLooks * every > patience, stop: () => clearInterval(timer) }
}

type Process = { pid: number; parent: number; session: number; usedMs: number }

/** Milliseconds of processor that a process used with all it started; null where the system does not tell. */
async function processorTime(root: number): Promise<number | null> {
  const pids = await readdir('/proc').catch(() => null)
  if (!pids) return null
  const found = await Promise.all(pids.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const processes = found.filter((entry) => entry !== null)
  const family = new Set([root])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent, session } of processes) {
      if (family.has(parent) || session === root) family.add(pid)
    }
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { usedMs }) => sum + usedMs, 0)
}

/** The kernel counts in hundredths of a second. */
const tickMs = 10

/** `/proc/PID/stat`, from the third field on: what stands before may hold blanks. */
async function readProcess(pid: string): Promise<Process | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [parent, session] = [Number(fields[1]), Number(fields[3])]
  // Its own time, and that of children it has already seen end.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return fields.length > 15 ? { pid: Number(pid), parent, session, usedMs: ticks * tickMs } : null
}
