import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { normalise } from '@estu/domain/search/normalise'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isWriter } from '../../../access/roles.ts'
import { refreshUsage } from './refresh-usage.ts'

/**
 * Lists and pickers of the admin ask for a picture by what its file is called or by what is searched: both look into all
 * that is known of it, in folded letters. Asked what is used and what is not, the library looks first.
 */
export const searchLibrary: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const given = 'where' in args ? (args.where as Where | undefined) : undefined
  if (operation !== 'read' || !isWriter(req) || !given) return args
  if (asksFor(given, 'isUsed')) await refreshUsage(req)
  return { ...args, where: folded(given) }
}

const inner = (condition: unknown): Where[] => (Array.isArray(condition) ? condition : [])

const asksFor = (where: Where, name: string): boolean =>
  Object.entries(where).some(([key, condition]) => key === name || inner(condition).some((one) => asksFor(one, name)))

function folded(where: Where): Where {
  const entries = Object.entries(where).map(([name, condition]): [string, Where[string]] => {
    if (Array.isArray(condition)) return [name, condition.map(folded)]
    const text = (name === 'searchText' || name === 'filename') && 'like' in condition ? condition.like : null
    return typeof text === 'string' ? ['searchText', { ...condition, like: foldText(text) }] : [name, condition]
  })
  return Object.fromEntries(entries)
}

const foldText = (text: string) => foldKazakh(normalise(text)).trim()
