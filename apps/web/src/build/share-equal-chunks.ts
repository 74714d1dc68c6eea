import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Characters below which a line that leads elsewhere saves nothing worth reading another file. */
const worthwhile = 10_000
const mapMark = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * The build writes the parts of the CMS that pages need once for every group of routes, each the same but for the name
 * of its map, and a process keeps the text of every script it has loaded: 110 MB for twenty equal files. One is kept,
 * the others become a line that leads to it.
 * @param folder compiled CommonJS scripts; rewritten in place.
 * @returns how many files lead elsewhere now.
 */
export async function shareEqualChunks(folder: string): Promise<number> {
  const owners = new Map<string, string>()
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).sort()
  let shared = 0
  for (const name of names) {
    const file = path.join(folder, name)
    const script = (await readFile(file, 'utf8')).replace(mapMark, '')
    if (script.length < worthwhile) continue
    const owner = owners.get(script)
    if (owner === undefined) owners.set(script, file)
    else {
      await leadTo(owner, file)
      shared += 1
    }
  }
  return shared
}

async function leadTo(owner: string, file: string): Promise<void> {
  const way = path.relative(path.dirname(file), owner).split(path.sep).join('/')
  await writeFile(file, `module.exports = require(${JSON.stringify(way.startsWith('.') ? way : `./${way}`)})\n`)
  await rm(`${file}.map`, { force: true })
}
