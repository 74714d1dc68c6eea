import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { parseReference } from '@estu/domain/orders/order-reference'
import { z } from 'zod'
import { auditActionCodes } from '../audit-actions.ts'

const uuid = z.uuid().transform((id) => id.toLowerCase())
const empty = z.literal('').transform(() => null)
const day = z.iso.date().refine((value) => fromAlmaty(`${value}T00:00`) !== null)

const fields = {
  /** `worker`, `system`, `shopper`, or the id of a member of the staff, of one who has left too. */
  person: z.union([empty, z.enum(['worker', 'system', 'shopper']), uuid]),
  action: z.union([empty, z.enum(auditActionCodes)]),
  /** The number of an order, a visit or a message, or any document's id. */
  document: z.union([
    empty,
    uuid,
    z.string().transform(parseReference).pipe(z.string()),
    z
      .string()
      .toUpperCase()
      .regex(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  ]),
  from: z.union([empty, day]),
  to: z.union([empty, day]),
  after: z.union([empty, z.string().regex(/^\d{13},[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)]),
}

export type AuditField = keyof typeof fields
export type AuditQuery = Readonly<Record<AuditField, string | null>>

/** What was asked, and which of it made no sense: that is left out, and said. */
export function parseAuditQuery(given: Record<string, unknown>): { query: AuditQuery; wrong: AuditField[] } {
  const wrong: AuditField[] = []
  const parsed = Object.entries(fields).map(([name, field]) => {
    const value = given[name]
    const result = field.safeParse(typeof value === 'string' ? value.trim() : '')
    if (!result.success) wrong.push(name as AuditField)
    return [name, result.data ?? null]
  })
  return { query: Object.fromEntries(parsed) as AuditQuery, wrong }
}
