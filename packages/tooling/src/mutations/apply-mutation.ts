import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, root } from '../env.ts'
import { onExit } from '../processes/exit-cleanup.ts'
import type { Mutation } from './mutations.ts'

/**
 * Breaks the product where a mutation says.
 * @returns puts the file back as it was; whoever ends the process meanwhile puts it back, too
 * @throws OperatorError where the place is gone or stands there more than once
 */
export function applyMutation({ name, file, from, to }: Mutation): () => void {
  const place = path.join(root, file)
  const whole = readFileSync(place, 'utf8')
  if (whole.split(from).length !== 2)
    throw new OperatorError(`«${name}»: ${file} has to hold its place once; change packages/tooling/src/mutations.`)
  writeFileSync(
    place,
    whole.replace(from, () => to),
  )
  const putBack = () => writeFileSync(place, whole)
  const isBack = onExit(putBack)
  return () => {
    putBack()
    isBack()
  }
}
