import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../../env.ts'
import { watchProgress } from '../../processes/progress-watch.ts'
import type { Condition } from '../compose/parse-compose.ts'
import type { Container } from './container.ts'

const pauseMs = 500

/** Waits as docker-compose.yml says that others wait for this one. @throws OperatorError with the last words of its log */
export async function waitFor(container: Container, condition: Condition): Promise<void> {
  if (condition === 'service_completed_successfully') return waitForEnd(container)
  if (condition === 'service_healthy') return waitForHealth(container)
}

async function waitForEnd(container: Container): Promise<void> {
  const code = await container.child.exited
  if (code !== 0) throw await failure(container, `ended with ${code}`)
}

async function waitForHealth(container: Container): Promise<void> {
  const { child } = container
  const watch = watchProgress(child.process)
  let ended = false
  void child.exited.then(() => {
    ended = true
  })
  try {
    while (!(await container.isHealthy())) {
      if (ended) throw await failure(container, 'ended before it was well')
      if (watch.isStalled()) throw await failure(container, 'does not get well')
      await pause(pauseMs)
    }
  } finally {
    watch.stop()
  }
}

async function failure({ service, logFile }: Container, what: string): Promise<OperatorError> {
  const text = await readFile(logFile, 'utf8').catch(() => '')
  return new OperatorError(`${service.name} ${what}.\n${text.trimEnd().split('\n').slice(-40).join('\n')}`)
}
