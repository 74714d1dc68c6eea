import { crowd, get } from '../paced.ts'
import { at, type Figure, type Missing } from './figure.ts'
import { facetPath, type Page, searchPath } from './pages.ts'

/** Answer times of each page, one visitor after another. */
export async function pageFigures(
  base: string,
  pages: readonly Page[],
  samples: number,
): Promise<(Figure | Missing)[]> {
  const figures: (Figure | Missing)[] = []
  for (const { name, path } of pages) {
    const { status } = await get(`${base}${path()}`)
    if (status === 404) {
      figures.push({ name: `page: ${name}`, value: null })
      continue
    }
    const answers = []
    for (let turn = 0; turn < samples; turn += 1) answers.push(await get(`${base}${path()}`))
    const wrong = answers.filter((answer) => answer.status !== 200).length
    const times = answers.map(({ ms }) => ms)
    figures.push(
      { name: `page: ${name}, p50`, value: at(times, 0.5), unit: 'ms' },
      { name: `page: ${name}, p95`, value: at(times, 0.95), unit: 'ms' },
      ...(wrong > 0
        ? [{ name: `page: ${name}, answers that are not 200`, value: wrong, unit: '×', most: 0 } as const]
        : []),
    )
  }
  return figures
}

/** Pages whose bytes must not follow the size of the catalogue: plain, chosen from, and full of what was found. */
const weighedPages = [
  { name: 'the plain listing', path: '/apparaty' },
  { name: 'a chosen listing', path: '/apparaty?form=ric&battery=rechargeable' },
  { name: 'a full page of what was found', path: `/search?q=${encodeURIComponent('аппарат')}` },
]

/** As text without compression. */
export async function byteFigures(base: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path } of weighedPages)
    figures.push({ name: `bytes of ${name}`, value: (await bytesOf(`${base}${path}`)) / 1024, unit: 'KB' })
  return figures
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return (await response.arrayBuffer()).byteLength
}

type Floor = { url: (bytes: number) => string }
type Extent = { rounds: number; seconds: number }

const clients = 8
const leastShareOfFloor = 0.5
const uncached = [
  { name: 'chosen listings', path: facetPath },
  { name: 'searches', path: searchPath },
]

/** Uncached pages a second beside the framework's own page of as many bytes, in turn; the median of the rounds. */
export async function throughputFigures(base: string, floor: Floor, extent: Extent): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path } of uncached) {
    const bytes = await bytesOf(`${base}${path()}`)
    const { ours, theirs } = await besideFloor(() => `${base}${path()}`, floor.url(bytes), extent)
    const ratios = ours.map((count, round) => count / (theirs[round] || 1))
    figures.push(
      { name: `${name} a second`, value: at(ours, 0.5), unit: '/s' },
      { name: `empty dynamic pages of as many bytes as ${name}`, value: at(theirs, 0.5), unit: '/s' },
      { name: `${name}, part of that floor`, value: at(ratios, 0.5), unit: '×', least: leastShareOfFloor },
    )
  }
  return figures
}

async function besideFloor(page: () => string, floor: string, { rounds, seconds }: Extent) {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push((await crowd(seconds, clients, () => get(floor))).length / seconds)
    ours.push((await crowd(seconds, clients, () => get(page()))).length / seconds)
  }
  return { ours, theirs }
}
