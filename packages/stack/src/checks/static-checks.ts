import path from 'node:path'
import { root } from '../env.ts'
import type { Check } from './check.ts'
import { asOne } from './run-tool.ts'
import { vitestCheck } from './vitest-check.ts'

const types = (folder: string): Check => ({
  name: `types of ${folder}`,
  run: () => asOne('tsc', ['-p', 'tsconfig.json'], path.join(root, folder)),
})

/** Everything that needs neither a database nor a browser. */
export const staticChecks: Check[] = [
  { name: 'lint and format', run: () => asOne('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'import zones', run: () => asOne('depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'packages']) },
  { name: 'unused code', run: () => asOne('knip', []) },
  types('packages/domain'),
  types('packages/ui'),
  types('packages/stack'),
  types('apps/cms'),
  { name: 'types of the routes', run: () => asOne('next', ['typegen'], path.join(root, 'apps/web')) },
  types('apps/web'),
  { name: 'unit tests of the domain', run: () => vitestCheck('packages/domain') },
  { name: 'unit tests of the components', run: () => vitestCheck('packages/ui') },
  { name: 'tests of the commands', run: () => vitestCheck('packages/stack') },
  { name: 'unit tests of the storefront', run: () => vitestCheck('apps/web') },
]
