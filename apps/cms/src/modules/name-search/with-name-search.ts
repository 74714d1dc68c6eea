import type { CollectionBeforeOperationHook, CollectionConfig, Where } from 'payload'
import { walkFields } from '../../fields/walk/walk-fields.ts'
import { findNames } from './find-names.ts'

type Find = (name: string, words: readonly string[]) => Promise<string[]>

/** Lets a collection of people find them by a name that is typed without its Kazakh letters, or with them. */
export function withNameSearch(config: CollectionConfig): CollectionConfig {
  const names = [...walkFields(config.fields)].flatMap(({ field }) => (field.custom?.isPersonsName ? [field.name] : []))
  if (names.length === 0) return config
  const findByName: CollectionBeforeOperationHook = async ({ args, req }) => {
    const where = 'where' in args ? (args.where as Where | undefined) : undefined
    if (typeof where !== 'object' || where === null || Array.isArray(where)) return args
    return { ...args, where: await readNames(where, names, (name, words) => findNames(req, config.slug, name, words)) }
  }
  const { hooks } = config
  return { ...config, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), findByName] } }
}

/** The same question, which also finds a name in other letters than it is asked for. What was asked stays asked. */
async function readNames(where: Where, names: readonly string[], find: Find): Promise<Where> {
  const read: Where = {}
  const parts: Where[] = []
  for (const [name, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) read[name] = await Promise.all(condition.map((one) => readNames(one, names, find)))
    else if (names.includes(name)) parts.push(await inOtherLetters(name, condition, find))
    else read[name] = condition
  }
  return parts.length === 0 ? read : { and: [...(Object.keys(read).length > 0 ? [read] : []), ...parts] }
}

async function inOtherLetters(name: string, condition: Where[string], find: Find): Promise<Where> {
  const asked = (operator: string) => {
    const value = (condition as Record<string, unknown> | null)?.[operator]
    return typeof value === 'string' ? value : ''
  }
  // Payload looks for each word of `like` by itself, and for what `contains` says as it stands.
  const words = [...asked('like').split(/\s+/), asked('contains')].filter(Boolean)
  const ids = words.length > 0 ? await find(name, words) : []
  return ids.length > 0 ? { or: [{ [name]: condition }, { id: { in: ids } }] } : { [name]: condition }
}
