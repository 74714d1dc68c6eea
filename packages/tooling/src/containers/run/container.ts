import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Child, startChild } from '../../processes/child.ts'
import type { Service } from '../compose/parse-compose.ts'
import type { Buildah } from '../engine/buildah.ts'
import { imageSettings } from './image-settings.ts'
import { mainProcess } from './main-process.ts'
import { environmentOf, type Network } from './network.ts'
import { mountOf, type Places, temporaryMount } from './volumes.ts'

export type Container = {
  service: Service
  child: Child
  logFile: string
  /** Whether its own health test ends well now. */
  isHealthy: () => Promise<boolean>
  /** Runs a program in it to its end, as `docker compose exec` does; what it writes goes to the log named. @returns its exit code */
  execute: (command: readonly string[], log: string, further?: Further) => Promise<number | null>
  /** Where its files lie. */
  rootfs: string
  /** When it was started, in milliseconds since the epoch. */
  startedAt: number
  /** Asks it to end and waits. @returns its exit code, null where it had to be killed */
  stop: () => Promise<number | null>
}

/** What one run is told beside what docker-compose.yml says. */
type Further = { environment?: Record<string, string>; mounts?: readonly string[] }

export type Surroundings = Places & { buildah: Buildah; network: Network; hostsFile: string; logs: string }

/** As long as the longest of what docker-compose.yml grants. */
const patienceMs = 60_000

/** Puts a container together as docker-compose.yml describes it, and starts it. */
export async function startContainer(service: Service, around: Surroundings): Promise<Container> {
  const { buildah } = around
  const id = await buildah.ask('from', '--pull-never', '--name', `estu-${service.name}`, service.image)
  const rootfs = await buildah.ask('mount', id)
  const mounts = await Promise.all(service.volumes.map((volume) => mountOf(volume, rootfs, around)))
  const temporary = await Promise.all(service.temporary.map((folder) => temporaryMount(folder, around)))
  const optionsWith = ({ environment = {}, mounts: more = [] }: Further) => [
    ...[...mounts, ...temporary, ...more, `${around.hostsFile}:/etc/hosts:ro`].flatMap((mount) => ['--volume', mount]),
    ...Object.entries({ ...environmentOf(service, around.network), ...environment }).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ]),
    // buildah's own list of hosts would lie over ours.
    '--no-hosts',
    ...(service.workingDir ? ['--workingdir', service.workingDir] : []),
    ...(service.user ? ['--user', service.user] : []),
    id,
    '--',
  ]
  const { entrypoint, command } = await imageSettings(buildah, service.image)
  const logFile = path.join(around.logs, `${service.name}.log`)
  const run = (name: string, args: readonly string[], log?: string, further: Further = {}) =>
    startChild({
      name,
      command: 'buildah',
      args: [...buildah.base, 'run', ...optionsWith(further), ...args],
      cwd: '/',
      env: buildah.env,
      logFile: log,
    })
  const startedAt = Date.now()
  const child = run(service.name, [...entrypoint, ...(service.command ?? command)], logFile)
  const isHealthy = async () => (await run(`${service.name} health`, service.healthTest ?? []).exited) === 0
  const execute = (command: readonly string[], log: string, further: Further = {}) =>
    run(`${service.name}: ${command[0]}`, command, path.join(around.logs, log), further).exited
  return {
    service,
    child,
    logFile,
    isHealthy,
    execute,
    rootfs,
    startedAt,
    stop: () => stop(child, service.stopSignal),
  }
}

async function stop(child: Child, signal: NodeJS.Signals): Promise<number | null> {
  const pid = await startedProcess(child)
  if (pid !== null) process.kill(pid, signal)
  const patience = new AbortController()
  const late = pause(patienceMs, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const)
  const ended = await Promise.race([child.exited, late])
  patience.abort()
  if (ended !== 'late') return ended
  await child.stop()
  return null
}

/** Null: it has ended. */
async function startedProcess(child: Child): Promise<number | null> {
  while (child.process.exitCode === null && child.process.pid) {
    const pid = await mainProcess(child.process.pid)
    if (pid !== null) return pid
    await pause(50)
  }
  return null
}
