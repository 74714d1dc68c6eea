import type { CollectionSlug, PayloadRequest } from 'payload'
import { listMessages } from '../../messages/index.ts'
import type { PersonRecords } from './find-person.ts'

type Stored = Record<string, unknown>
const collections = ['orders', 'appointments', 'waitlist', 'feedback', 'reviews'] as const

export type PersonCollection = (typeof collections)[number]
export type PersonFile = Record<PersonCollection | 'consents' | 'messages', Stored[]>

const pageSize = 200

/** All that is stored of somebody, as it is stored. */
export async function exportPerson(req: PayloadRequest, records: PersonRecords): Promise<PersonFile> {
  const own = async (collection: PersonCollection) => readAll(req, collection, 'id', records[collection])
  const [orders, appointments] = [await own('orders'), await own('appointments')]
  const [waitlist, feedback, reviews] = [await own('waitlist'), await own('feedback'), await own('reviews')]
  const subjects = collections.flatMap((collection) => records[collection].map((id) => `${collection}:${id}`))
  const messages: Stored[] = []
  for (const id of [...records.orders, ...records.appointments, ...records.waitlist, ...records.feedback])
    messages.push(...(await listMessages(req, id)))
  return {
    orders,
    appointments,
    waitlist,
    feedback,
    reviews,
    consents: await readAll(req, 'consents', 'subject', subjects),
    messages,
  }
}

async function readAll(
  req: PayloadRequest,
  collection: CollectionSlug,
  key: 'id' | 'subject',
  values: readonly string[],
): Promise<Stored[]> {
  const read: Stored[] = []
  for (let page = 1; values.length > 0; page += 1) {
    const found = await req.payload.find({
      collection,
      where: { [key]: { in: values } },
      sort: 'id',
      limit: pageSize,
      page,
      depth: 0,
      // Reviews that wait for a moderator are drafts.
      draft: collection === 'reviews',
      overrideAccess: true,
      req: { ...req },
    })
    read.push(...found.docs.map((stored) => ({ ...stored, basedOn: undefined })))
    if (!found.hasNextPage) break
  }
  return read
}
