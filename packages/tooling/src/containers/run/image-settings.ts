import { z } from 'zod'
import type { Buildah } from '../engine/buildah.ts'

const inspected = z.object({
  Docker: z.object({
    config: z.object({ Entrypoint: z.array(z.string()).nullish(), Cmd: z.array(z.string()).nullish() }),
  }),
})

/** What an image starts: `entrypoint` in front of whatever is asked for, `command` where nothing is. */
export type ImageSettings = { entrypoint: string[]; command: string[] }

export async function imageSettings(buildah: Buildah, image: string): Promise<ImageSettings> {
  const { config } = inspected.parse(JSON.parse(await buildah.ask('inspect', '--type', 'image', image))).Docker
  return { entrypoint: config.Entrypoint ?? [], command: config.Cmd ?? [] }
}
