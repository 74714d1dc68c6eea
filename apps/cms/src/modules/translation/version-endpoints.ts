import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isWriter } from '../../access/roles.ts'
import { bodyOf } from '../../endpoints/body-of.ts'
import { refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown, isOpen } from './document-address.ts'
import { mayRestore } from './may-restore.ts'
import { compareLanguage } from './operations/compare-language.ts'
import { restoreLanguage } from './operations/restore-language.ts'

const comparing = documentAddress.extend({ version: z.uuid(), locale: z.enum(['ru', 'kk']) })
const restoring = comparing.extend({ seen: z.string().max(64) })

const answer = (data: object, status = 200) => Response.json(data, { status, headers: { 'cache-control': 'no-store' } })

/** `GET /api/translation/version?collection&id&version&locale`: what would change if the language were brought back. */
const compare: Endpoint = {
  path: '/translation/version',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const asked = comparing.safeParse(req.query)
    if (!asked.success || !isKnown(req, asked.data)) return wrong()
    if (!(await isOpen(req, asked.data))) return refuse()
    const compared = await compareLanguage(req, asked.data, asked.data.locale)
    return compared ? answer(compared) : wrong('no-such-version')
  },
}

/** `POST /api/translation/restore` `{ collection, id, version, locale, seen }`: one language as it was, as a draft. */
const restore: Endpoint = {
  path: '/translation/restore',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const asked = await bodyOf(req, restoring)
    if (!asked || !isKnown(req, asked)) return wrong()
    if (!mayRestore(req, asked.collection, asked.locale) || !(await isOpen(req, asked))) return refuse()
    const restored = await restoreLanguage(req, asked, asked.locale, asked.seen)
    if (restored.ok) return answer({ ok: true })
    return restored.error === 'changed-meanwhile' ? answer({ error: restored.error }, 409) : wrong(restored.error)
  },
}

export const versionEndpoints: Endpoint[] = [compare, restore]
