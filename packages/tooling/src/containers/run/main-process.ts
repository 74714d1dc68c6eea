import { readdir, readFile } from 'node:fs/promises'

type Processes = ReadonlyMap<number, { name: string; parent: number }>

/**
 * The process that a container was started for. buildah and the two of its own in front of it would take a signal for
 * themselves and kill the service instead of asking it to end.
 * @returns null where there is none (yet)
 */
export const mainProcess = async (buildahPid: number): Promise<number | null> =>
  firstBelowBuildah(await allProcesses(), buildahPid)

export function firstBelowBuildah(processes: Processes, buildahPid: number): number | null {
  let pid: number | null = processes.has(buildahPid) ? buildahPid : null
  while (pid !== null && processes.get(pid)?.name.includes('buildah')) {
    const above: number = pid
    pid = [...processes].find(([, { parent }]) => parent === above)?.[0] ?? null
  }
  return pid
}

async function allProcesses(): Promise<Processes> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = pids.map(async (pid) => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [, name = '', parent] = /^\d+ \((.*)\) \w (\d+)/.exec(text) ?? []
    return [Number(pid), { name, parent: Number(parent) }] as const
  })
  return new Map(await Promise.all(read))
}
