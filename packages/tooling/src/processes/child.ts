import { type ChildProcess, spawn } from 'node:child_process'
import { childEnv, OperatorError } from '../env.ts'
import { onExit } from './exit-cleanup.ts'
import { type Watch, watchProgress } from './progress-watch.ts'
import { openLog } from './rotating-log.ts'

export type Child = {
  name: string
  process: ChildProcess
  exited: Promise<number | null>
  stop: () => Promise<void>
}

type ChildOptions = {
  name: string
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Everything the process prints goes here. */
  logFile?: string
  /** Also shown on our own output, with the name in front. */
  echo?: boolean
  /** What the process says to us alone: shown, and written down nowhere. */
  onSaid?: (line: string) => void
}

/** So long may a process take to end in order. */
const farewellMs = 8000

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches us alone and we stop the parts in order.
 */
export function startChild(options: ChildOptions): Child {
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: childEnv(options.env),
    stdio: ['ignore', 'pipe', 'pipe', ...(options.onSaid ? (['ipc'] as const) : [])],
    detached: true,
  })
  pipeOutput(child, options)
  child.on('message', (sent) => {
    if (isSaid(sent)) options.onSaid?.(sent.say)
  })
  const ended = onExit(() => signalGroup(child.pid ?? 0, 'SIGKILL'))
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(127))
  }).finally(ended)
  return { name: options.name, process: child, exited, stop: () => stop(child, exited) }
}

const isSaid = (sent: unknown): sent is { say: string } =>
  typeof sent === 'object' && sent !== null && 'say' in sent && typeof sent.say === 'string'

function pipeOutput(child: ChildProcess, { logFile, echo, name }: ChildOptions): void {
  const write = logFile ? openLog(logFile) : null
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      write?.(chunk)
      if (echo) process.stdout.write(chunk.toString('utf8').replace(/^(?=.)/gm, `[${name}] `))
    })
  }
}

async function stop(child: ChildProcess, exited: Promise<number | null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  signalGroup(child.pid, 'SIGTERM')
  const impatient = setTimeout(() => signalGroup(child.pid ?? 0, 'SIGKILL'), farewellMs)
  await exited
  clearTimeout(impatient)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!gone) throw error
  }
}

type RunOptions = ChildOptions & {
  /** Stops it: what it was to prepare is not needed any more. */
  signal?: AbortSignal
  patienceMs?: number
}

/**
 * Runs a process to its end, however long that takes as long as it gets on.
 * @throws StackError with the tail of its output when it fails, hangs or is stopped.
 */
export async function runToEnd({ signal, patienceMs, ...options }: RunOptions): Promise<string> {
  signal?.throwIfAborted()
  const child = startChild(options)
  const output: string[] = []
  child.process.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')))
  child.process.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')))
  const stop = () => void child.stop()
  signal?.addEventListener('abort', stop)
  const stalled = await endOrStall(child, watchProgress(child.process, patienceMs))
  signal?.removeEventListener('abort', stop)
  const text = output.join('')
  const code = await child.exited
  signal?.throwIfAborted()
  if (stalled) throw new OperatorError(`${options.name} did not get on any more and was stopped.\n${tail(text)}`)
  if (code !== 0) throw new OperatorError(`${options.name} failed (exit ${code}).\n${tail(text)}`)
  return text
}

/** @returns whether it had to be stopped because it hung. */
async function endOrStall(child: Child, watch: Watch): Promise<boolean> {
  let stalled = false
  const timer = setInterval(() => {
    if (!watch.isStalled()) return
    stalled = true
    void child.stop()
  }, 250)
  await child.exited
  clearInterval(timer)
  watch.stop()
  return stalled
}

const tail = (text: string) => text.trimEnd().split('\n').slice(-40).join('\n')
