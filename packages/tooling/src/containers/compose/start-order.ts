import { OperatorError } from '../../env.ts'
import type { Service } from './parse-compose.ts'

/** Each service after those it waits for. @throws OperatorError where two wait for each other */
export function startOrder(services: readonly Service[]): Service[] {
  const ordered: Service[] = []
  let left = [...services]
  while (left.length > 0) {
    const done = new Set(ordered.map(({ name }) => name))
    const next = left.filter(({ after }) => after.every(({ name }) => done.has(name)))
    if (next.length === 0) throw new OperatorError(`${left.map(({ name }) => name).join(', ')} wait for each other.`)
    ordered.push(...next)
    left = left.filter((service) => !next.includes(service))
  }
  return ordered
}
