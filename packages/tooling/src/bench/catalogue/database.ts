import path from 'node:path'
import { z } from 'zod'
import { OperatorError, root } from '../../env.ts'
import { startChild } from '../../processes/child.ts'
import { say } from '../../progress.ts'
import type { Figure } from './figure.ts'

const figures = z.array(
  z.object({
    name: z.string(),
    p50: z.number(),
    p95: z.number(),
    statements: z.number(),
    whole: z.array(z.string()),
  }),
)
/** Those that grow with the catalogue. */
const largeTables = new Set(['catalogue_items', 'search_documents', 'search_words'])

const mostMs = 50
const mostStatements = 2

/** What pages ask of the database, timed in a process of the CMS. Plans are printed where they are wanted. */
export async function databaseFigures(
  env: Record<string, string>,
  { samples, plans }: { samples: number; plans: boolean },
): Promise<Figure[]> {
  const child = startChild({
    name: 'database',
    command: process.execPath,
    args: ['src/commands/measure-catalogue.ts', '--samples', String(samples), ...(plans ? ['--plans'] : [])],
    cwd: path.join(root, 'apps/cms'),
    env,
  })
  const output: string[] = []
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')))
  const code = await child.exited
  const lines = output.join('').split('\n')
  const told = lines.findLast((line) => line.startsWith('figures: '))
  if (code !== 0 || !told)
    throw new OperatorError(`the database could not be measured.\n${lines.slice(-20).join('\n')}`)
  say(lines.filter((line) => line && line !== told).join('\n'))
  const measured = figures.parse(JSON.parse(told.slice('figures: '.length)))
  return [
    ...measured.flatMap(({ name, p50, p95 }): Figure[] => [
      { name: `database: ${name}, p50`, value: p50, unit: 'ms' },
      { name: `database: ${name}, p95`, value: p95, unit: 'ms', most: mostMs },
    ]),
    {
      name: 'database: most statements of a question',
      value: Math.max(...measured.map(({ statements }) => statements)),
      unit: '×',
      most: mostStatements,
    },
    {
      name: 'database: questions that read a large table whole',
      value: measured.filter(({ whole }) => whole.some((table) => largeTables.has(table))).length,
      unit: '×',
      // A small table is rightly read whole.
      ...(plans && { most: 0 }),
    },
  ]
}
