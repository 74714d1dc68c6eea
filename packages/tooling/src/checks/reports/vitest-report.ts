import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../../env.ts'
import { faultOf, nothingRan, type Outcome, type Red } from '../check.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Milliseconds since 1970. */
      startTime: z.number().optional(),
      endTime: z.number().optional(),
      /** Why the file itself could not run. */
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Counts the tests of a vitest report. A skipped test, a file without tests, or no test at all is a failure. */
export async function readVitestReport(file: string, code: number, output: string): Promise<Outcome> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return nothingRan(`${output}\nno report of the tests was written to ${file}`)
  const read = report.parse(JSON.parse(text))
  const empty = read.testResults.filter(({ assertionResults }) => assertionResults.length === 0).length
  const broken = read.numFailedTests + read.numPendingTests + read.numTodoTests + empty
  const silent = broken === 0 && (code !== 0 || !read.success || read.numPassedTests === 0) ? 1 : 0
  const timings = read.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${placeOf(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  const reds = read.testResults.flatMap(redsOf)
  const faults = reds.map(({ name, fault }) => faultOf(name, fault))
  return { passed: read.numPassedTests, failed: broken + silent, timings, output, faults, reds }
}

type FileResult = z.infer<typeof report>['testResults'][number]

/** A file that could not run is one red of its own name. */
function redsOf({ name, message, startTime, endTime, assertionResults }: FileResult): Red[] {
  const file = placeOf(name)
  const red = (title: string, words: string): Red => ({
    name: title,
    file,
    fault: stripVTControlCharacters(words).trim(),
    final: null,
    ...(startTime !== undefined && endTime !== undefined && { ran: { from: startTime, to: endTime } }),
  })
  return [
    ...(message ? [red(file, message)] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages?.length)
      .map(({ fullName, failureMessages }) => red(`${file}: ${fullName}`, failureMessages?.join('\n') ?? '')),
  ]
}

/** Files of different folders have the same name. */
const placeOf = (file: string) => path.relative(root, file)
