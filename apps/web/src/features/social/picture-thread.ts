import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { ImageResponse } from 'next/og.js'
import { ownPicture, wordlessPicture } from './own-picture.ts'
import type { PictureWords } from './picture-words.ts'
import { socialFonts } from './social-fonts.ts'
import { socialPicture } from './social-picture.ts'

/**
 * The thread that draws: at the lowest priority, since a picture is tens of milliseconds of a core that somebody waiting
 * for a page may want. Only Linux tells a thread its number (proc(5), thread-self); elsewhere it runs as any other.
 */
const own = '/proc/thread-self/stat'
if (existsSync(own)) setPriority(Number(readFileSync(own, 'utf8').split(' ')[0]), 19)

async function card(words: PictureWords): Promise<ArrayBuffer> {
  const picture = words.picture && (await ownPicture(words.picture))
  const drawn = new ImageResponse(socialPicture({ ...words, picture }), {
    width: 1200,
    height: 630,
    fonts: await socialFonts(),
  })
  return drawn.arrayBuffer()
}

parentPort?.on('message', async (words: PictureWords) => {
  const drawn = words.isWordless && words.picture ? await wordlessPicture(words.picture) : await card(words)
  const png = new Uint8Array(drawn)
  parentPort?.postMessage(png, [png.buffer])
})
