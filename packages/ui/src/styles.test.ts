import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, 'styles')

it('imports every stylesheet once', async () => {
  const index = await readFile(path.join(folder, 'index.css'), 'utf8')
  const imported = [...index.matchAll(/@import "\.\/([^"]+)"/g)].map(([, file = '']) => file)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  expect(imported.toSorted()).toEqual(files.filter((file) => file !== 'index.css').toSorted())
})
