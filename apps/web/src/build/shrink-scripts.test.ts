import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shrinkScripts } from './shrink-scripts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'scripts-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function shrunk(script: string): Promise<string> {
  const file = path.join(folder, 'one.js')
  await writeFile(file, script)
  await shrinkScripts(folder)
  return readFile(file, 'utf8')
}

it('takes comments and white space away, and keeps names', async () => {
  expect(await shrunk('/* Почему */\nmodule.exports = { wordOf ( given ) {\n  return given + 1 // so\n} }\n')).toBe(
    'module.exports={wordOf(given){return given+1}};\n',
  )
})

it('writes a few other letters as Latin ones, and leaves many as they are', async () => {
  const long = `module.exports = [${'"plain words", '.repeat(20)}'слух']`
  expect(await shrunk(long)).toContain('\\u0441\\u043B\\u0443\\u0445')
  expect(await shrunk(`module.exports = '${'слух '.repeat(40)}'`)).toContain('слух слух')
})

it('says the same', async () => {
  const code = await shrunk('module.exports = `Есту:\n  слух` + (1 + 1) // two\n')
  const module = { exports: '' }
  new Function('module', code)(module)
  expect(module.exports).toBe('Есту:\n  слух2')
})
