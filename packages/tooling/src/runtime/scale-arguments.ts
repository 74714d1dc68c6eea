import { OperatorError } from '../env.ts'

/** Where `pnpm start` keeps the shop that people look at. */
const demoDatabase = 'estu'

/** What `pnpm seed:scale COUNT [--database NAME]` was given. @throws OperatorError of what it must not be given */
export function readScaleArguments(given: readonly string[]): { count: number; name: string } {
  const flag = given.indexOf('--database')
  const name = flag === -1 ? 'estu_scale' : (given[flag + 1] ?? '')
  const [count = ''] = given.filter((_, index) => flag === -1 || (index !== flag && index !== flag + 1))
  if (!/^[1-9][0-9]{0,6}$/.test(count)) throw new OperatorError('say how many products: pnpm seed:scale 100000.')
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(name)) throw new OperatorError('a database is named like estu_scale.')
  if (name === demoDatabase || name === 'postgres')
    throw new OperatorError(`«${name}» is not for invented products: name another database.`)
  return { count: Number(count), name }
}
