import type { Check } from './check.ts'
import { type TurboTask, turboCheck } from './turbo-check.ts'

const types = (folder: string): TurboTask => ({
  id: `@estu/${folder.split('/').at(-1)}#typecheck`,
  name: `types of ${folder}`,
})
const unitTests = (folder: string): TurboTask => ({
  id: `@estu/${folder.split('/').at(-1)}#test:unit`,
  name: `unit tests of ${folder}`,
  report: `${folder}/.turbo/unit-tests.json`,
})

/** Types of the apps write and read `.next`, as the build does: the two never run at the same time. */
const appTypes = ['apps/web', 'apps/cms'].map(types)

const packages = ['packages/domain', 'packages/http', 'packages/ui', 'packages/tooling']

const others: TurboTask[] = [
  { id: '//#lint', name: 'lint and format' },
  { id: '//#zones', name: 'import zones' },
  { id: '//#unused', name: 'unused code' },
  { id: '//#unused:production', name: 'code that tests alone use' },
  ...packages.map(types),
  ...[...packages, 'apps/web'].map(unitTests),
]

/** Everything that needs neither a build, nor a database, nor a browser. */
export const staticChecks: Check = {
  name: 'static checks',
  lanes: 2,
  run: (hear) => turboCheck([...appTypes, ...others], 2, hear),
}

/** The same in two parts, so that the second can run beside the build. */
export const typecheckApps: Check = { name: 'types of the apps', run: (hear) => turboCheck(appTypes, 1, hear) }
export const otherStaticChecks: Check = {
  name: 'other static checks',
  run: (hear) => turboCheck(others, 1, hear),
}
