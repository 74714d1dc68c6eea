import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'

const cms = path.join(root, 'apps/cms')

/** Lists the integration tests that say how many pieces the gate takes and how many are promised, from the CMS's folder. */
export async function listHeavyFiles(): Promise<string[]> {
  const names = (await readdir(path.join(cms, 'test'), { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const files = names.map((name) => `test/${name}`)
  const texts = await Promise.all(files.map((file) => readFile(path.join(cms, file), 'utf8')))
  return files.filter((_, index) => texts[index]?.includes("from '../support/size.ts'"))
}
