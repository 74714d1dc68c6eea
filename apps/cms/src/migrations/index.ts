import * as initial from './20261120_225034_initial.ts'
import * as slugs from './20261121_001500_slugs_without_regard_to_case.ts'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_225034_initial' },
  { up: slugs.up, down: slugs.down, name: '20261121_001500_slugs_without_regard_to_case' },
]
