import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Buildah } from './buildah.ts'
import type { NpmSettings } from './npm-settings.ts'

/** Builds the image of a folder's Dockerfile under a name, of base images that are there. @param file its Dockerfile, where it is called otherwise */
export async function buildImage(
  buildah: Buildah,
  context: string,
  name: string,
  { npmrc, certificates }: NpmSettings,
  file = 'Dockerfile',
): Promise<void> {
  const secret = path.join(buildah.folder, 'tmp', 'npmrc')
  await writeFile(secret, npmrc, { mode: 0o600 })
  const trusted = certificates ? ['--volume', `${certificates}:${certificates}:ro`] : []
  try {
    await buildah.work(`building the image ${name}`, [
      'build',
      '--pull-never',
      '--secret',
      `id=npmrc,src=${secret}`,
      ...trusted,
      '--file',
      path.join(context, file),
      '--tag',
      name,
      context,
    ])
  } finally {
    await rm(secret)
  }
}

/** Bytes of what an image holds. */
export async function sizeOfImage(buildah: Buildah, name: string): Promise<number> {
  const [image] = JSON.parse(await buildah.ask('images', '--json', name)) as { size: string }[]
  const [amount, unit] = (image?.size ?? '').split(' ')
  return Number(amount) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit ?? ''] ?? 1)
}
