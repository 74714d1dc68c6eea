import { termsIn } from '@estu/domain/text/terms-in'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isWriter } from '../../../access/roles.ts'
import { refuse, wrong } from '../../../endpoints/responses.ts'
import { findSimilar } from './find-similar.ts'

const question = z.object({ to: z.enum(['ru', 'kk']), text: z.string().max(50_000) })

/** `POST /api/translation/suggest` `{ to, text }`: what was said before for each segment, and the house's terms in it. */
export const suggestTranslations: Endpoint = {
  path: '/translation/suggest',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const asked = question.safeParse(await req.json?.().catch(() => null))
    if (!asked.success) return wrong()
    const { to, text } = asked.data
    const similar = await findSimilar(req, text, to)
    const terms = termsIn(text, to === 'kk' ? 'ru' : 'kk')
    return Response.json({ similar, terms }, { headers: { 'cache-control': 'no-store' } })
  },
}
