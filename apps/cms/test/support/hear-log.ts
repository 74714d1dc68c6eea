import type { Payload } from 'payload'
import { vi } from 'vitest'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** Listens to everything that is logged from now on. @returns what mentioned the canary, or was an error. */
export function hearLog(payload: Payload, canary: string): () => string[] {
  const lines: string[] = []
  const hear =
    (level: string) =>
    (...said: unknown[]) => {
      const line = said.map((one) => (typeof one === 'string' ? one : inFull(one))).join(' ')
      if (level === 'error' || level === 'fatal' || line.includes(canary)) lines.push(`${level}: ${line.slice(0, 400)}`)
    }
  const spies = [
    ...levels.map((level) => vi.spyOn(payload.logger, level).mockImplementation(hear(level))),
    vi.spyOn(console, 'error').mockImplementation(hear('error')),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
    return lines
  }
}

/** An error with what `JSON.stringify` leaves out of it. */
const inFull = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    inner instanceof Error ? { ...inner, message: inner.message, cause: inner.cause, stack: inner.stack } : inner,
  ) ?? ''
