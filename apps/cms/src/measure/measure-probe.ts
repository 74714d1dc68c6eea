import type { Payload } from 'payload'
import { explain, type Plan } from './explain.ts'
import type { Probe } from './probes/probe.ts'
import type { Samples } from './samples.ts'
import { hearStatements, type Statement } from './statements.ts'

/** Milliseconds; `statements` is the most that one question took. */
export type Measured = { name: string; p50: number; p95: number; max: number; statements: number; plans: Plan[] }

type Times = { warmUp: number; samples: number }

/** Asks with random arguments, each time others, and explains the statements of the slowest question. */
export async function measureProbe(payload: Payload, probe: Probe, samples: Samples, times: Times): Promise<Measured> {
  for (let turn = 0; turn < times.warmUp; turn += 1) await probe.draw(payload, samples)()
  const asked: { ms: number; statements: Statement[] }[] = []
  for (let turn = 0; turn < times.samples; turn += 1) asked.push(await askOnce(payload, probe.draw(payload, samples)))
  const sorted = asked.toSorted((a, b) => a.ms - b.ms)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0
  const plans: Plan[] = []
  for (const statement of sorted[Math.floor(sorted.length * 0.97)]?.statements ?? [])
    plans.push(await explain(payload, statement))
  const statements = Math.max(...asked.map((one) => one.statements.length))
  return { name: probe.name, p50: at(0.5), p95: at(0.95), max: at(1), statements, plans }
}

async function askOnce(payload: Payload, ask: () => Promise<unknown>) {
  const statements: Statement[] = []
  const end = hearStatements(payload, (statement) => statements.push(statement))
  const begun = performance.now()
  try {
    await ask()
    return { ms: performance.now() - begun, statements }
  } finally {
    end()
  }
}
