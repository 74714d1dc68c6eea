import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../env.ts'
import { type Mutation, mutations } from './mutations.ts'

const folders: Record<Mutation['level'], string> = {
  domain: 'packages/domain',
  web: 'apps/web',
  cms: 'apps/cms',
  browser: 'apps/web/e2e',
}

it('breaks places that stand in their file once, for files of tests that there are', () => {
  for (const { name, file, from, level, test } of mutations) {
    expect(readFileSync(path.join(root, file), 'utf8').split(from), name).toHaveLength(2)
    const tests = path.join(root, folders[level], level === 'browser' ? `${test}.ts` : test)
    expect(existsSync(tests), `${name}: ${tests}`).toBe(true)
  }
})
