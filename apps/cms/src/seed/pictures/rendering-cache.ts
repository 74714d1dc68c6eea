import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import sharp from 'sharp'
import { avifOptions } from '../../modules/media/index.ts'
import { type RenderedDrawing, renderDrawing, type Upload } from './render.ts'

const folder = path.join(import.meta.dirname, '../../../node_modules/.cache/drawings')

/** Renders a drawing, or takes it from disk where the same was rendered before: half of what the seed costs. */
export async function renderOnce(svg: string, upload: Upload): Promise<RenderedDrawing> {
  const { formatOptions, imageSizes, resizeOptions } = upload
  const recipe = JSON.stringify([svg, formatOptions, imageSizes, resizeOptions, avifOptions, sharp.versions])
  const file = path.join(folder, createHash('sha256').update(recipe).digest('hex'))
  const kept = await readFile(file).then(deserialize, () => null)
  if (kept) return kept as RenderedDrawing
  const rendered = await renderDrawing(svg, upload)
  await keep(file, rendered)
  return rendered
}

/** Under another name first: a power cut leaves no half of it. Where nothing can be written, nothing is kept. */
async function keep(file: string, rendered: RenderedDrawing): Promise<void> {
  const part = `${file}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(part, serialize(rendered)))
    .then(() => rename(part, file))
    .catch(() => undefined)
}
