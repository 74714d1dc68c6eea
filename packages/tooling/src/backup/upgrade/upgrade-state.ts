import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../../env.ts'
import { stagingOf } from '../restore/place.ts'

const schema = z.strictObject({
  begunAt: z.iso.datetime(),
  /** What is being done, or was when it was broken off. */
  doing: z.enum(['backup', 'migration', 'roll-back']),
  /** Made before anything was changed; null until it is complete. */
  backup: z.string().nullable(),
})
export type UpgradeState = z.infer<typeof schema>

const fileOf = (dataDir: string) => path.join(dataDir, 'upgrade.json')

/** How far an upgrade got that has not ended; null where none is under way. */
export async function readUpgradeState(dataDir: string): Promise<UpgradeState | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null)
  if (text === null) return null
  const parsed = schema.safeParse(safeJson(text))
  if (parsed.success) return parsed.data
  throw new OperatorError(
    `${fileOf(dataDir)} is damaged. The backup made before the upgrade is the newest of \`pnpm backup\`.`,
  )
}

/** A file is never half written: a machine may lose its power in the middle. */
export async function writeUpgradeState(dataDir: string, state: UpgradeState): Promise<void> {
  const file = fileOf(dataDir)
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { flush: true })
  await rename(`${file}.new`, file)
}

export const clearUpgradeState = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/** @throws OperatorError that says what to do where an upgrade or a restore was broken off: a shop that starts on it might be half of one. */
export async function requireSettled(dataDir: string): Promise<void> {
  const state = await readUpgradeState(dataDir)
  if (state && state.doing !== 'backup') throw new OperatorError(wordsOfState(state))
  if (await stat(stagingOf(dataDir)).catch(() => null))
    throw new OperatorError(
      `a restore into ${dataDir} is under way or was broken off. Run it again with the same file: nothing is lost.`,
    )
}

/** Says what can be done with an upgrade that was broken off. */
export const wordsOfState = ({ begunAt, doing, backup }: UpgradeState): string =>
  doing === 'roll-back'
    ? `the upgrade of ${begunAt} failed, and going back was broken off. \`pnpm upgrade:shop --back\` goes on with it; the shop from before is in ${backup}.`
    : `the upgrade of ${begunAt} was broken off. Nothing is lost: \`pnpm upgrade:shop --go-on\` does the rest, \`pnpm upgrade:shop --back\` puts the shop from before in place again (${backup}).`

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
