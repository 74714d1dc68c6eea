import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../env.ts'
import { runForOutput } from '../run-tool.ts'

/** How a part of the full tier ended the last time. */
export type PartRecord = {
  part: string
  /** Day, as 2026-11-28. */
  date: string
  /** What was tested: see `hashOfInputs`. */
  inputs: string
  passed: number
  failed: number
  unsteady: number
  seconds: number
  /** Names of what was red. */
  reds: string[]
}

const file = path.join(root, 'docs/test-all.md')

const head = `# The full tier, as it ended last

Written by \`pnpm test:all\`, a line a part. Inputs are a hash of every tracked file outside of \`docs/\`; a star says that the
checkout held changes beside them. \`pnpm test\` prints how old this is.

`
const columns = ['Part', 'Date', 'Inputs', 'Passed', 'Failed', 'Unsteady', 'Seconds']
/** Columns before this one are words, from it on numbers. */
const firstNumber = 3

/** Writes the records of parts, in the order they are given; each with its reds under the table. */
export function renderRecords(records: readonly PartRecord[]): string {
  const rows = records.map(({ part, date, inputs, passed, failed, unsteady, seconds }) =>
    [part, date, inputs, passed, failed, unsteady, Math.round(seconds)].map(String),
  )
  const reds = records.flatMap(({ part, reds }) => reds.map((name) => `- ${part}: \`${name}\``))
  return `${head}${renderTable(rows)}\n${reds.length > 0 ? `\nRed:\n\n${reds.join('\n')}\n` : ''}`
}

/** As the formatter of the project's texts leaves it. */
function renderTable(rows: readonly string[][]): string {
  const widths = columns.map((name, at) =>
    Math.max(...[name, ...rows.map((row) => row[at] ?? '')].map((cell) => cell.length)),
  )
  const line = (cells: readonly string[], pad: (cell: string, width: number, at: number) => string) =>
    `| ${cells.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join(' | ')} |`
  const aligned = (cell: string, width: number, at: number) =>
    at < firstNumber ? cell.padEnd(width) : cell.padStart(width)
  const rule = (_: string, width: number, at: number) =>
    at < firstNumber ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`
  return [line(columns, aligned), line(columns, rule), ...rows.map((row) => line(row, aligned))].join('\n')
}

/** Reads what {@link renderRecords} wrote; lines of another shape are none of its records. */
export function parseRecords(text: string): PartRecord[] {
  const rows = text.matchAll(
    /^\| *([a-z0-9-]+) *\| *(\d{4}-\d{2}-\d{2}) *\| *([0-9a-f]{12}\*?) *\| *(\d+) *\| *(\d+) *\| *(\d+) *\| *(\d+) *\|$/gm,
  )
  return [...rows].map(([, part = '', date = '', inputs = '', passed, failed, unsteady, seconds]) => ({
    part,
    date,
    inputs,
    passed: Number(passed),
    failed: Number(failed),
    unsteady: Number(unsteady),
    seconds: Number(seconds),
    reds: [...text.matchAll(new RegExp(`^- ${part}: \`(.*)\`$`, 'gm'))].map(([, name = '']) => name),
  }))
}

export async function readRecords(): Promise<PartRecord[]> {
  return parseRecords(await readFile(file, 'utf8').catch(() => ''))
}

/** Puts the record of a part in the place of its former one. @param order names of all parts */
export async function writeRecord(record: PartRecord, order: readonly string[]): Promise<void> {
  const others = (await readRecords()).filter(({ part }) => part !== record.part)
  const all = [...others, record].toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
  await writeFile(file, renderRecords(all))
}

/** What would be tested now, in twelve letters, with a star where the checkout holds uncommitted changes. */
export async function hashOfInputs(): Promise<string> {
  const others = ['--', '.', ':!docs']
  const files = (await runForOutput('git', ['ls-files', '--stage', ...others], root)) ?? ''
  const changes = (await runForOutput('git', ['status', '--porcelain', ...others], root)) ?? ''
  return `${createHash('sha256').update(files).digest('hex').slice(0, 12)}${changes.trim() === '' ? '' : '*'}`
}

/**
 * Tells how old the full tier's last results are, a line.
 * @param inputs of now
 * @param parts names of all parts
 * @param today as 2026-11-28
 */
export function ageOfRecords(
  records: readonly PartRecord[],
  { inputs, parts, today }: { inputs: string; parts: readonly string[]; today: string },
): string {
  const told = parts.map((name) => {
    const record = records.find(({ part }) => part === name)
    if (!record) return `${name} never`
    const days = Math.round((Date.parse(today) - Date.parse(record.date)) / 86_400_000)
    const reds = record.failed > 0 ? `, ${record.failed} failed` : ''
    return `${name} ${days} days ago${record.inputs === inputs ? ' with the same inputs' : ''}${reds}`
  })
  return `Full tier (docs/test-all.md): ${told.join('; ')}`
}
