import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isHeadOffice } from '../../access/clinic.ts'
import { requireFreshProof } from '../../access/fresh-proof.ts'
import { download, refuse } from '../../endpoints/responses.ts'
import { translate } from '../../i18n/translate.ts'
import { writeAudit } from '../audit/index.ts'
import { erasePerson } from './operations/erase-person.ts'
import { exportPerson } from './operations/export-person.ts'
import { findPerson, type PersonRecords } from './operations/find-person.ts'
import { personPage } from './operations/person-page.ts'

const asked = z.string().trim().min(1).max(200)
const forms = {
  find: z.object({ asked }),
  export: z.object({ asked, format: z.enum(['json', 'html']) }),
  /** Whoever erases says that they have made sure who asks. */
  erase: z.object({ asked, isProven: z.literal(true) }),
}

const noStore = { 'cache-control': 'no-store' }

/** People of no branch alone: somebody's dealings are with all of them. */
export const mayTellPersons = (req: PayloadRequest): boolean => isHeadOffice(req)

const nobody = (req: PayloadRequest, status: number) =>
  Response.json(
    {
      error: status === 404 ? 'nobody' : 'bad-request',
      message: translate(
        req,
        'Под этим телефоном, почтой или номером ничего не хранится. Проверьте, как написано: +7 701 000 00 00 или E-7K2M-94QD.',
        'Бұл телефон, пошта не нөмір бойынша ештеңе сақталмаған. Жазылуын тексеріңіз: +7 701 000 00 00 не E-7K2M-94QD.',
      ),
    },
    { status, headers: noStore },
  )

const idsOf = ({ orders, appointments, waitlist, feedback, reviews }: PersonRecords) => [
  ...orders,
  ...appointments,
  ...waitlist,
  ...feedback,
  ...reviews,
]

/** In the body, never in the address: a phone is not to stand in a log. */
function endpoint<S extends z.ZodType>(
  name: string,
  form: S,
  answer: (req: PayloadRequest, sent: z.output<S>) => Promise<Response>,
): Endpoint {
  return {
    path: `/personal-data/${name}`,
    method: 'post',
    handler: async (req) => {
      if (!mayTellPersons(req)) return refuse()
      const sent = form.safeParse(await req.json?.().catch(() => null))
      return sent.success ? answer(req, sent.data) : nobody(req, 400)
    },
  }
}

const finding = endpoint('find', forms.find, async (req, sent) => {
  const person = await findPerson(req, sent.asked)
  if (!person) return nobody(req, 404)
  const ids = idsOf(person)
  await writeAudit(req, { action: 'list', collection: 'persons', ids, found: ids.length })
  const { orders, appointments, waitlist, feedback, reviews, hasAccount } = person
  const counts = {
    orders: orders.length,
    appointments: appointments.length,
    waitlist: waitlist.length,
    feedback: feedback.length,
    reviews: reviews.length,
  }
  return Response.json({ counts, hasAccount }, { headers: noStore })
})

const exporting = endpoint('export', forms.export, async (req, { asked: typed, format }) => {
  await requireFreshProof(req)
  const person = await findPerson(req, typed)
  if (!person) return nobody(req, 404)
  const ids = idsOf(person)
  await writeAudit(req, { action: 'export', collection: 'persons', ids, filter: { format }, found: ids.length })
  const file = await exportPerson(req, person)
  return format === 'json'
    ? download(JSON.stringify(file, null, 2), 'personal-data.json', 'application/json')
    : download(personPage(req, file), 'personal-data.html', 'text/html; charset=utf-8')
})

const erasing = endpoint('erase', forms.erase, async (req, { asked: typed }) => {
  await requireFreshProof(req)
  const erased = await erasePerson(req.payload, req, typed)
  return erased ? Response.json(erased, { headers: noStore }) : nobody(req, 404)
})

export const personalDataEndpoints: readonly Endpoint[] = [finding, exporting, erasing]
