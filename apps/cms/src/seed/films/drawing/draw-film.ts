import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { filmAt, filmSeconds } from './film.ts'
import { height, width } from './shapes.ts'

/**
 * Draws the demonstration film and writes it, and the picture that stands before it, with the ffmpeg of the machine: `node draw-film.ts`.
 * Only for whoever changes the film; the file itself is kept in the repository.
 */
const framesPerSecond = 15
const target = path.join(import.meta.dirname, '..', 'hearing-check.mp4')

/** What stands in its place until it plays, and when that is seen. */
const poster = path.join(import.meta.dirname, '../../drawings/covers/film-hearing-check.svg')
const posterAt = 5.2

const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  String(framesPerSecond),
  '-i',
  '-',
]
const encoded = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '26', '-pix_fmt', 'yuv420p']
const file = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', '-y', target]
const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', ...input, ...encoded, ...file], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
for (let frame = 0; frame < filmSeconds * framesPerSecond; frame += 1) {
  const drawn = await sharp(Buffer.from(filmAt(frame / framesPerSecond)))
    .removeAlpha()
    .raw()
    .toBuffer()
  if (!ffmpeg.stdin.write(drawn)) await once(ffmpeg.stdin, 'drain')
}
await writeFile(poster, filmAt(posterAt))
ffmpeg.stdin.end()
const [code] = await once(ffmpeg, 'close')
process.exitCode = Number(code)
