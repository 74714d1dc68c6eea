import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Draws every icon of the site from its mark, `public/icon.svg`. Run by hand when the mark changes; the files are kept. */
const folder = path.resolve(import.meta.dirname, '../public')
const mark = await readFile(path.join(folder, 'icon.svg'), 'utf8')
/** The mark without its corners: phones cut their own. */
const square = mark.replace(' rx="14"', '')
/** The same with room around the line, since a phone may cut off a tenth at every side. */
const roomy = square
  .replace('<path ', '<g transform="translate(32 32) scale(.76) translate(-32 -31)"><path ')
  .replace('</svg>', '</g></svg>')

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** A `.ico` of pictures in PNG: a head of 6 bytes, an entry of 16 for each, then the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

await mkdir(path.join(folder, 'app'), { recursive: true })
const write = (name: string, bytes: Buffer) => writeFile(path.join(folder, name), bytes)
for (const size of [192, 512]) {
  await write(`app/icon-${size}.png`, await draw(mark, size))
  await write(`app/maskable-${size}.png`, await draw(roomy, size))
}
await write('apple-touch-icon.png', await draw(roomy, 180))
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(mark, size) })))
await write('favicon.ico', ico(small))
