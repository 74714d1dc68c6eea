import type { Access, SanitizedConfig } from 'payload'
import { isEditor } from './roles.ts'
import { staff } from './staff.ts'

const nobody: Access = () => false
const all = (rule: Access) => ({ create: rule, read: rule, update: rule, delete: rule })

/** Editors see what waits to be published; letters are none of theirs. */
const scheduled: Access = ({ req }) => (isEditor(req) ? { taskSlug: { equals: 'schedulePublish' } } : false)

const rules: Record<string, Record<string, Access>> = {
  'payload-migrations': all(nobody),
  'payload-jobs': { ...all(nobody), read: scheduled },
  'payload-locked-documents': all(staff),
}

/**
 * Payload opens its own bookkeeping to everybody who is signed in, the list of migrations included. Nobody needs to
 * reach that over the network; locks on documents are for the staff. Done on the finished configuration, because
 * Payload adds these collections after every plugin has run.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    Object.assign(collection.access, rules[collection.slug])
    if (collection.slug === 'payload-preferences') keepToStaff(collection.access)
  }
  return config
}

/** Shoppers have accounts as well; how the admin remembers its lists is none of theirs. */
function keepToStaff(access: Record<string, unknown>): void {
  for (const [operation, rule] of Object.entries(access)) {
    if (typeof rule !== 'function') continue
    access[operation] = ((args) => (staff(args) ? (rule as Access)(args) : false)) satisfies Access
  }
}
