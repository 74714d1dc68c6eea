import { say } from '../../progress.ts'
import { type Figure, isMissed, type Missing } from './figure.ts'

export type Measured = { products: number; figures: readonly (Figure | Missing)[] }

/** The bytes of a page may grow so much from the smallest shop to the largest. */
const mostByteGrowth = 1.02
const isBytes = (name: string) => name.startsWith('bytes of')

/** Prints all sizes side by side. @returns how many targets the largest shop missed. */
export function sayGrowth(shops: readonly Measured[]): number {
  const names = [...new Set(shops.flatMap(({ figures }) => figures.map(({ name }) => name)))]
  const largest = shops.at(-1)?.figures ?? []
  say(['', ...shops.map(({ products }) => `${products}`), 'growth', 'target'].join(' | '))
  let missed = 0
  for (const name of names) {
    const row = shops.map(({ figures }) => figures.find((figure) => figure.name === name))
    const last = largest.find((figure) => figure.name === name)
    // What could not be measured has not been shown.
    const isOver = last !== undefined && (last.value === null || isMissed(last))
    if (isOver) missed += 1
    say([name, ...row.map(inWords), growthOf(row), `${targetOf(last)}${isOver ? ' ✗' : ''}`].join(' | '))
  }
  return missed + names.filter(isBytes).filter((name) => hasGrown(name, shops)).length
}

function hasGrown(name: string, shops: readonly Measured[]): boolean {
  const bytes = shops
    .map(({ figures }) => figures.find((figure) => figure.name === name)?.value ?? null)
    .filter((value) => value !== null)
  const grown = bytes.length > 1 ? Math.max(...bytes) / Math.min(...bytes) : 1
  if (grown > mostByteGrowth) say(`✗ ${name}: grew × ${grown.toFixed(3)}, at most × ${mostByteGrowth}`)
  return grown > mostByteGrowth
}

type Cell = Figure | Missing | undefined

function inWords(cell: Cell): string {
  if (!cell) return '–'
  if (cell.value === null) return 'missing'
  return `${cell.value.toFixed(cell.value < 100 && !Number.isInteger(cell.value) ? 1 : 0)} ${cell.unit}`
}

function growthOf(row: readonly Cell[]): string {
  const [first, last] = [row[0]?.value, row.at(-1)?.value]
  return row.length > 1 && first && last ? `× ${(last / first).toFixed(2)}` : ''
}

function targetOf(cell: Cell): string {
  if (!cell || cell.value === null) return ''
  if (cell.most !== undefined) return `≤ ${cell.most}`
  return cell.least === undefined ? '' : `≥ ${cell.least}`
}
