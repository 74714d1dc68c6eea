import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { iconAddress, iconKinds, iconOfFile } from '@/lib/brand/icon-address'
import { drawIcon } from './draw-icon'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-icons-'))
  file = path.join(folder, 'icon.webp')
  // Seen through but for a violet square in the middle.
  const mark = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#5b2a86' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 600, height: 600, channels: 4, background: '#00000000' } })
    .composite([{ input: mark }])
    .webp({ lossless: true })
    .toFile(file)
})
afterAll(() => rm(folder, { recursive: true }))

it.each(iconKinds)('%s is a square picture of its size', async (kind) => {
  const png = await drawIcon(file, kind, '#f7f4fb')
  const { width, height, format } = await sharp(png ?? undefined).metadata()
  expect([width, height, format]).toEqual([Number(kind.split('-')[1]), Number(kind.split('-')[1]), 'png'])
})

it('leaves room for what a browser cuts off, on the shop’s paper', async () => {
  const png = await drawIcon(file, 'maskable-512', '#f7f4fb')
  const { data, info } = await sharp(png ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * 512 + x) * info.channels, (y * 512 + x) * info.channels + 3),
  ]
  expect(at(2, 2)).toEqual([0xf7, 0xf4, 0xfb])
  expect(at(110, 256)).toEqual([0xf7, 0xf4, 0xfb])
  expect(at(256, 256)).toEqual([0x5b, 0x2a, 0x86])
})

it('makes nothing of a picture that is gone', async () => {
  expect(await drawIcon(path.join(folder, 'gone.webp'), 'icon-48', '#ffffff')).toBeNull()
})

it('reads the addresses that it names, and no others', () => {
  for (const kind of iconKinds)
    expect(iconOfFile(path.basename(iconAddress('k3x9', kind)))).toEqual({ version: 'k3x9', kind })
  for (const other of ['k3x9-icon-5000.png', '../icon-48.png', 'k3x9-icon-48.svg', '-icon-48.png'])
    expect(iconOfFile(other)).toBeNull()
})
