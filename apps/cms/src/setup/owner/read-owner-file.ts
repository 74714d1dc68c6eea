import { readFile } from 'node:fs/promises'
import { err, ok, type Result } from '@estu/domain/result'
import { z } from 'zod'
import { type Owner, ownerSchema } from './owner.ts'
import { sayFaults } from './owner-refusals.ts'

/** Larger than any owner's file; a database's dump given by mistake is not read. */
const mostBytes = 200_000

/** Reads the owner's answers from a file. @returns sentences where it is no such file */
export async function readOwnerFile(file: string): Promise<Result<Owner, string>> {
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return err(`Файла ${file} нет или он не читается. · ${file} файлы жоқ не оқылмайды.`)
  if (bytes.length > mostBytes) return err(`${file}: это не файл владельца. · бұл иесінің файлы емес.`)
  const parsed = parseJson(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  if (parsed === undefined)
    return err(
      `${file}: это не JSON; начните с примера в docs/setup.md. · бұл JSON емес; docs/setup.md үлгісінен бастаңыз.`,
    )
  return parseOwner(parsed)
}

/** Checks the answers. @returns a line for each place that is wrong, in the language that they name */
export function parseOwner(given: unknown): Result<Owner, string> {
  const parsed = ownerSchema.safeParse(given)
  if (parsed.success) return ok(parsed.data)
  const { success, data } = z.looseObject({ language: z.enum(['ru', 'kk']) }).safeParse(given)
  return err(sayFaults(parsed.error, success ? data.language : 'ru').join('\n'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
