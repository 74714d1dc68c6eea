import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../../env.ts'

/** Where the image says what it is made of (CycloneDX). */
const sbomFile = 'shop/sbom.cdx.json'
const packages = 'shop/node_modules/.pnpm'

const component = z.object({ group: z.string().optional(), name: z.string(), version: z.string() })
const bill = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) })
const manifest = z.object({ name: z.string(), version: z.string() })

/** Makes sure that the image's list of parts names each package that is in it. @returns how many. @throws OperatorError naming one that is missing */
export async function requireListedPackages(rootfs: string): Promise<number> {
  const { components } = bill.parse(JSON.parse(await readFile(path.join(rootfs, sbomFile), 'utf8')))
  const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`))
  const found = await packagesIn(path.join(rootfs, packages))
  const missing = found.filter((name) => !listed.has(name))
  if (found.length === 0) throw new OperatorError('the image holds no packages where its list of parts is compared.')
  if (missing.length > 0)
    throw new OperatorError(
      `${sbomFile} does not name ${missing.slice(0, 10).join(', ')} (${missing.length} packages).`,
    )
  return found.length
}

/** Names and versions of what lies there itself; links lead to another one's place. */
async function packagesIn(store: string): Promise<string[]> {
  const found: string[] = []
  for (const place of await readdir(store)) {
    const folder = path.join(store, place, 'node_modules')
    for (const inside of await foldersIn(folder)) {
      const names = inside.startsWith('@')
        ? (await foldersIn(path.join(folder, inside))).map((name) => `${inside}/${name}`)
        : [inside]
      for (const name of names) {
        const text = await readFile(path.join(folder, name, 'package.json'), 'utf8').catch(() => null)
        if (text === null) continue
        const told = manifest.parse(JSON.parse(text))
        found.push(`${told.name}@${told.version}`)
      }
    }
  }
  return found
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
