import type { CollectionBeforeOperationHook, CollectionConfig, Where } from 'payload'
import { walkFields } from '../../fields/walk/walk-fields.ts'
import { readPhones } from './read-phones.ts'

/** Lets a collection that keeps numbers of telephones find them by any way people write them. */
export function withPhoneSearch(config: CollectionConfig): CollectionConfig {
  const phones = [...walkFields(config.fields)].flatMap(({ field }) => (field.custom?.isPhone ? [field.name] : []))
  if (phones.length === 0) return config
  const findPhones: CollectionBeforeOperationHook = ({ args }) => {
    const where = 'where' in args ? (args.where as Where | undefined) : undefined
    return typeof where === 'object' && where !== null && !Array.isArray(where)
      ? { ...args, where: readPhones(where, phones) }
      : args
  }
  const { hooks } = config
  return { ...config, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), findPhones] } }
}
