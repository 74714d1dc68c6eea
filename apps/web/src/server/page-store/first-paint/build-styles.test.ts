import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildStyles } from './build-styles.ts'

const dir = await mkdtemp(path.join(tmpdir(), 'estu-styles-'))
const chunks = path.join(dir, '.next/static/chunks')
await mkdir(chunks, { recursive: true })
await writeFile(path.join(chunks, 'a.css'), '.a{color:red}.absent{color:red}')
await writeFile(path.join(chunks, 'b.css'), '.a{color:blue}')
afterAll(() => rm(dir, { recursive: true }))

it('reads the sheets of the build in their order', () => {
  const stylesOf = buildStyles(dir)
  const named = ['a', 'b'].map((name) => `/_next/static/chunks/${name}.css`)
  expect(stylesOf(named, '<p class="a">')).toBe('.a{color:red}.a{color:blue}')
  expect(stylesOf(named, '<p class="absent">')).toBe('.absent{color:red}')
})
