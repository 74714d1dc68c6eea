import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Buildah } from '../engine/buildah.ts'
import { caddyImage } from './caddy-image.ts'
import { debianIn } from './debian.ts'
import { type BaseImage, commitImage } from './image-of.ts'
import { nginxImage } from './nginx-image.ts'
import { nodeImage } from './node-image.ts'
import { postgresImage } from './postgres-image.ts'

const images: readonly BaseImage[] = [nodeImage, postgresImage, nginxImage, caddyImage]

/** Makes, once, what the Dockerfile and docker-compose.yml take from a public registry. */
export async function makeBaseImages(buildah: Buildah): Promise<void> {
  for (const image of images) {
    if (await isThere(buildah, image.name)) continue
    const folder = path.join(buildah.folder, `debian-${image.name.replace(/\W/g, '-')}`)
    await debianIn(folder, image.release, image.packages)
    await commitImage(buildah, folder, image)
    await rm(folder, { recursive: true })
  }
}

const isThere = (buildah: Buildah, name: string) =>
  buildah.ask('inspect', '--type', 'image', name).then(
    () => true,
    () => false,
  )
