import { readFile } from 'node:fs/promises'

/** Memory that a process holds, MB; 0 where the system does not tell. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

const everyMs = 25

/** The most it held while something was done, above what it held before. */
export async function growthWhile(pid: number | undefined, work: () => Promise<void>): Promise<number> {
  const before = await residentMb(pid)
  let most = before
  const timer = setInterval(() => void residentMb(pid).then((now) => (most = Math.max(most, now))), everyMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(most, await residentMb(pid)) - before
}
