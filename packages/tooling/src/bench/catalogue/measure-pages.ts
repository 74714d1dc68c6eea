import { crowd, get } from '../paced.ts'
import { at, type Figure, type Missing } from './figure.ts'
import { facetPath, type Page } from './pages.ts'

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

/** Bytes of the plain listing, as text without compression. */
export async function listingBytes(base: string): Promise<number> {
  const response = await fetch(`${base}/apparaty`, { headers: { 'accept-encoding': 'identity' } })
  return (await response.arrayBuffer()).byteLength
}

type Floor = { url: (bytes: number) => string }
type Extent = { rounds: number; seconds: number }

const clients = 8
const leastShareOfFloor = 0.5

/** Uncached pages a second beside the framework's own page of as many bytes, in turn; the median of the rounds. */
export async function throughputFigures(base: string, floor: Floor, { rounds, seconds }: Extent): Promise<Figure[]> {
  const bytes = (
    await (await fetch(`${base}${facetPath()}`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
  ).byteLength
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push((await crowd(seconds, clients, () => get(floor.url(bytes)))).length / seconds)
    ours.push((await crowd(seconds, clients, () => get(`${base}${facetPath()}`))).length / seconds)
  }
  const ratio = at(
    ours.map((count, round) => count / (theirs[round] || 1)),
    0.5,
  )
  return [
    { name: 'uncached pages a second', value: at(ours, 0.5), unit: '/s' },
    { name: 'empty dynamic pages of as many bytes a second', value: at(theirs, 0.5), unit: '/s' },
    { name: 'uncached pages, part of that floor', value: ratio, unit: '×', least: leastShareOfFloor },
  ]
}
