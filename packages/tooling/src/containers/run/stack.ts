import { OperatorError } from '../../env.ts'
import { step } from '../../progress.ts'
import type { Service } from '../compose/parse-compose.ts'
import { startOrder } from '../compose/start-order.ts'
import { type Container, type Surroundings, startContainer } from './container.ts'
import { waitFor } from './wait-for.ts'

export type Stack = {
  containers: ReadonlyMap<string, Container>
  /** Asks all to end, those that wait for others first. @returns those that had to be killed or ended with a fault */
  stop: () => Promise<string[]>
}

/** @throws OperatorError where there is no service of this name */
export function containerOf({ containers }: Pick<Stack, 'containers'>, name: string): Container {
  const container = containers.get(name)
  if (!container) throw new OperatorError(`${name} was not started.`)
  return container
}

/** Starts all services, each after those it waits for, and waits until whoever can say so is well. */
export async function startStack(services: readonly Service[], around: Surroundings): Promise<Stack> {
  const containers = new Map<string, Container>()
  const stack = { containers, stop: () => stopAll([...containers.values()].toReversed()) }
  try {
    for (const service of startOrder(services)) {
      for (const { name, condition } of service.after) await settled(containers, name, condition)
      containers.set(service.name, await startContainer(service, around))
    }
    for (const { service } of containers.values()) {
      if (service.healthTest) await settled(containers, service.name, 'service_healthy')
    }
    return stack
  } catch (error) {
    await stack.stop()
    throw error
  }
}

const awaited = new WeakMap<Container, Promise<void>>()

/** Each is waited for once, however many ask. */
function settled(
  containers: ReadonlyMap<string, Container>,
  name: string,
  condition: Parameters<typeof waitFor>[1],
): Promise<void> {
  const container = containerOf({ containers }, name)
  const waiting = awaited.get(container) ?? step(`Waiting for ${name}`, () => waitFor(container, condition))
  awaited.set(container, waiting)
  return waiting
}

async function stopAll(containers: readonly Container[]): Promise<string[]> {
  const unwell: string[] = []
  for (const container of containers) {
    const code = await container.stop()
    if (code !== 0) unwell.push(`${container.service.name} (${code ?? 'killed'})`)
  }
  return unwell
}
