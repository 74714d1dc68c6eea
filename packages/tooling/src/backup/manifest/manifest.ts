import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../../env.ts'

/** The one form that this release writes and reads. */
const format = 1

const rows = z.strictObject({ count: z.number().int().min(0), digest: z.string() })

const facts = z.strictObject({
  /** Rows of each table. */
  counts: z.record(z.string(), z.number().int().min(0)),
  /** Every order by its number. */
  orders: rows,
  /** Every time that is taken, by specialist, begin and end. */
  slots: rows,
})
/** What is compared after a restore. */
export type ShopFacts = z.infer<typeof facts>

const schema = z.strictObject({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  release: z.string(),
  /** In their order. */
  migrations: z.array(z.string()),
  database: z.discriminatedUnion('method', [
    z.strictObject({
      method: z.literal('files'),
      /** As the server numbers it: 180004. */
      version: z.number().int(),
      name: z.string(),
      /** The moment that `facts` tell, as a name in the log of the database. */
      restorePoint: z.string(),
    }),
    z.strictObject({ method: z.literal('dump'), version: z.number().int(), name: z.string() }),
  ]),
  facts,
  files: z.strictObject({ count: z.number().int(), bytes: z.number().int() }),
})
export type Manifest = z.infer<typeof schema>

/** What is known before the archive is complete. */
export type ManifestDraft = Omit<Manifest, 'format' | 'files'>

export const writeManifest = (draft: ManifestDraft, files: Manifest['files']): string =>
  `${JSON.stringify({ format, ...draft, files } satisfies Manifest, null, 2)}\n`

/** Reads a manifest. @throws OperatorError where it is of a newer release, or no manifest at all */
export function parseManifest(text: string, name: string): Manifest {
  const value = safeJson(text)
  const given = z.object({ format: z.number() }).safeParse(value)
  if (given.success && given.data.format > format)
    throw new OperatorError(`${name} was made by a newer release of the shop: restore it with that release.`)
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new OperatorError(`${name} has no readable table of contents: take another backup.`)
  return parsed.data
}

type Known = {
  /** What the tables come from. */
  file: string
  manifest: Pick<Manifest, 'release'>
  /** The migrations of this release. */
  migrations: readonly string[]
}

/** @throws OperatorError where tables were made by migrations that this release does not know. */
export function requireKnownSchema(made: readonly string[], { file, manifest, migrations }: Known): void {
  const unknown = made.filter((migration) => !migrations.includes(migration))
  if (unknown.length === 0) return
  throw new OperatorError(
    `${path.basename(file)} holds a newer database than this release knows (${unknown.at(-1)}): it was made by release ${manifest.release} or a later commit. Check that out and restore with it.`,
  )
}

export const majorOf = (version: number) => Math.floor(version / 10_000)

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
