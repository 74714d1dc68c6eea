import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const line = z.object({
  level: z.enum(['error', 'fatal']),
  time: z.string().default(''),
  msg: z.string().default(''),
  err: z.object({ message: z.string(), stack: z.string().default('') }).optional(),
})

/** An error of one kind: which log it is in, what it says, where it happened first, and how often. */
export type LoggedError = { log: string; message: string; place: string; times: number }

/** One line that a program logged as an error, and when, in milliseconds since 1970. */
export type ErrorLine = { log: string; message: string; place: string; at: number }

/** Reads the lines of a folder of logs, `<program>.log` with a line of JSON each, that tell of an error. */
export async function readErrorLines(folder: string): Promise<ErrorLine[]> {
  const files = await readdir(folder)
  const read = files.map(async (file) => errorsOf(await readFile(path.join(folder, file), 'utf8'), file))
  return (await Promise.all(read)).flat()
}

/** Counts errors of one kind, whatever numbers are in them, the most frequent first. */
export function countErrors(lines: readonly ErrorLine[]): LoggedError[] {
  const kinds = new Map<string, LoggedError>()
  for (const { at: _, ...error } of lines) {
    const key = `${error.log} ${error.message.replaceAll(/[0-9a-f-]{8,}|\d+/g, '#')}`
    const known = kinds.get(key)
    if (known) known.times += 1
    else kinds.set(key, { ...error, times: 1 })
  }
  return [...kinds.values()].toSorted((a, b) => b.times - a.times)
}

export const sayLoggedErrors = (errors: readonly LoggedError[]): string =>
  errors.map(({ log, message, place, times }) => `  ${times} × ${log}: ${message.slice(0, 200)} ${place}`).join('\n')

function errorsOf(text: string, file: string): ErrorLine[] {
  return text.split('\n').flatMap((words) => {
    if (!/"level":"(error|fatal)"/.test(words)) return []
    const { data } = line.safeParse(parsed(words))
    if (!data) return []
    const place = data.err?.stack.split('\n').find((row) => row.trim().startsWith('at ')) ?? ''
    const message = [...new Set([data.msg, data.err?.message])].filter((part) => part).join(': ')
    return [{ log: file.replace(/\.log.*$/, ''), message, place: place.trim(), at: Date.parse(data.time) }]
  })
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    // The last line of a program that was ended may be half a one.
    return null
  }
}
