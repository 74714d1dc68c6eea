import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'

/**
 * Takes comments and white space out of scripts that a process runs: it keeps the text of each for as long as it lives,
 * with two bytes for every letter as soon as one of them is no Latin letter. Names stay, for what is logged of a fault.
 * @param folder compiled scripts; rewritten in place.
 * @returns bytes that their texts take in memory, before and after.
 */
export async function shrinkScripts(folder: string): Promise<{ before: number; after: number }> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const sizes = { before: 0, after: 0 }
  for (const name of names) {
    const file = path.join(folder, name)
    const script = await readFile(file, 'utf8')
    const shrunk = await shrink(script)
    sizes.before += weight(script)
    sizes.after += weight(shrunk)
    await writeFile(file, shrunk)
  }
  return sizes
}

/** Whichever is lighter: other letters as they are, or each as six Latin ones. */
async function shrink(script: string): Promise<string> {
  const plain = await written(script, 'utf8')
  if (!hasOtherLetters(plain)) return plain
  const escaped = await written(script, 'ascii')
  return weight(escaped) < weight(plain) ? escaped : plain
}

async function written(script: string, charset: 'utf8' | 'ascii'): Promise<string> {
  const { code } = await transform(script, { charset, minifyWhitespace: true, legalComments: 'none' })
  return code
}

const hasOtherLetters = (text: string) => /[\u0100-\uffff]/.test(text)
const weight = (text: string) => (hasOtherLetters(text) ? text.length * 2 : text.length)
