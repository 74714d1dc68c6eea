import { digitCounts, digitSteps } from '../digits/digit-limits.ts'
import { screenerModes } from '../screener-mode.ts'
import { howOften, type SelfReport, selfReportQuestions } from '../self-report.ts'
import { ears } from '../tested-ear.ts'
import type { AnswerCounts } from '../tones/false-positives.ts'
import type { Threshold } from '../tones/threshold.ts'
import { toneLevels } from '../tones/tone-limits.ts'
import { type SavedScreener, savedStages, savedVersion } from './saved-screener.ts'

type Fields = Record<string, unknown>

const longest = 20_000

/** By hand: a schema library would weigh more than the screener. Null for whatever was not written by this version. */
export function parseSaved(text: string | null): SavedScreener | null {
  if (!text || text.length > longest) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return isFields(parsed) && parsed.version === savedVersion ? readSaved(parsed) : null
  } catch {
    return null
  }
}

function readSaved(fields: Fields): SavedScreener | null {
  const stage = savedStages.find((known) => known === fields.stage)
  const mode = screenerModes.find((known) => known === fields.mode)
  const selfReport = readSelfReport(fields.selfReport)
  const measured = readAll(fields.measured, readMeasured)
  const digitLevels = readAll(fields.digitLevels, (level) =>
    isWhole(level, digitSteps.lowest, digitSteps.highest) ? level : null,
  )
  const counts = readCounts(fields.counts)
  const { savedAt, random, joined, reinstructed, falsePositives } = fields
  if (!stage || !mode || !selfReport || !measured || !counts || !digitLevels) return null
  if (digitLevels.length < 1 || digitLevels.length > digitCounts.triplets + 1) return null
  if (!isWhole(savedAt, 0, Number.MAX_SAFE_INTEGER) || !isWhole(random, 0, 2 ** 32 - 1)) return null
  if (typeof joined !== 'boolean' || typeof reinstructed !== 'boolean' || typeof falsePositives !== 'boolean')
    return null
  const swappedFrom = ears.find((known) => known === fields.swappedFrom) ?? null
  const flags = { joined, reinstructed, falsePositives, swappedFrom }
  return { version: savedVersion, savedAt, stage, mode, random, selfReport, measured, counts, digitLevels, ...flags }
}

function readSelfReport(value: unknown): SelfReport | null {
  if (!isFields(value) || !isFields(value.answers)) return null
  const betterEar = (['left', 'right', 'same'] as const).find((known) => known === value.betterEar)
  const given = value.answers
  const answers = selfReportQuestions.flatMap((question) => {
    const answer = Object.hasOwn(given, question) && howOften.find((known) => known === given[question])
    return answer ? [[question, answer] as const] : []
  })
  return betterEar ? { answers: Object.fromEntries(answers), betterEar } : null
}

function readMeasured(value: unknown): SavedScreener['measured'][number] | null {
  if (!isFields(value) || !isWhole(value.presentations, 1, 1000)) return null
  const threshold = readThreshold(value.threshold)
  return threshold ? { threshold, presentations: value.presentations } : null
}

function readThreshold(value: unknown): Threshold | null {
  if (!isFields(value)) return null
  const { kind, level } = value
  if (kind === 'at_floor' || kind === 'no_response' || kind === 'skipped') return { kind }
  return kind === 'measured' && isWhole(level, toneLevels.floor, toneLevels.cap) ? { kind, level } : null
}

function readCounts(value: unknown): AnswerCounts | null {
  if (!isFields(value)) return null
  const { trials, early, silentTrials, silentAnswered } = value
  const most = 10_000
  if (!isWhole(trials, 0, most) || !isWhole(silentTrials, 0, trials)) return null
  if (!isWhole(early, 0, trials) || !isWhole(silentAnswered, 0, silentTrials)) return null
  return { trials, early, silentTrials, silentAnswered }
}

function readAll<T>(value: unknown, readOne: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null
  const read = value.map(readOne)
  return read.includes(null) ? null : (read as T[])
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
