import { createLocalReq, getPayload, handleEndpoints, type PayloadRequest } from 'payload'
import { createConfig } from '../../src/config.ts'
import { readCmsEnv } from '../../src/env.ts'
import { unsentLetters } from '../../src/jobs/unsent-letters.ts'
import { listMyDrafts, listRecent } from '../../src/modules/dashboard/operations/list-documents.ts'
import { listUntold } from '../../src/modules/messages/index.ts'
import { listToRefund } from '../../src/modules/orders/index.ts'
import { listStopped } from '../../src/modules/releases/index.ts'
import { readQueue, waitingFor } from '../../src/modules/review/index.ts'
import { readTroubledPlans } from '../../src/modules/schedule/index.ts'
import { readSeoReportPage, readSeoSummary } from '../../src/modules/seo/operations/read-seo-report.ts'
import {
  readTranslationStatus,
  readTranslationSummary,
} from '../../src/modules/translation/operations/translation-status.ts'

/** How long until the first rows of something were there, and until all of it was, in milliseconds; with what it holds. */
export type Figure = { name: string; first: number; whole: number; size: number }
export type Measured = { figures: Figure[]; memoryMb: number }

/** A CMS of its own, as a member of the staff who goes through the desks finds it. */
const key = 'desk-worker'
const payload = await getPayload({ config: createConfig(readCmsEnv()), key })
const figures: Figure[] = []

process.send?.('ready')
process.on('message', async ({ staff, token }: { staff: string; token: string }) => {
  const req = await createLocalReq({ locale: 'ru', fallbackLocale: false }, payload)
  const user = await payload.findByID({ collection: 'staff', id: staff, overrideAccess: true })
  req.user = { ...user, collection: 'staff' }
  await measure('the dashboard', () => dashboard(req))
  await measure('the translation desk', () => translationDesk(req, 1))
  await measure('a late page of the translation desk', () => translationDesk(req, 20))
  for (const [name, query] of Object.entries(lists))
    await fetchList(name, token, `consumables?depth=0&draft=true&fallback-locale=null&locale=ru&limit=50&${query}`)
  await measure('the SEO report', () => seoReport(req, null))
  await measure('the SEO report of one issue', () => seoReport(req, 'description-duplicate'))
  for (const path of ['tables/consumables?format=csv', 'tables/consumables?format=xlsx', 'seo-report.csv'])
    await download(path, token)
  const measured: Measured = { figures, memoryMb: process.resourceUsage().maxRSS / 1024 }
  process.send?.(measured)
})

async function measure(name: string, work: () => Promise<number>): Promise<void> {
  const began = performance.now()
  const size = await work()
  const took = performance.now() - began
  figures.push({ name, first: took, whole: took, size })
}

/** Everything that the first page of the admin asks for. */
async function dashboard(req: PayloadRequest): Promise<number> {
  const asked = [readTroubledPlans(req), unsentLetters(req), listStopped(req), waitingFor(req), listUntold(req)]
  await Promise.all([...asked, listToRefund(req)])
  const queue = await readQueue(req, 'ready', 1, 5)
  const [summary, drafts, recent] = [await readTranslationSummary(req), await listMyDrafts(req), await listRecent(req)]
  return queue.rows.length + summary.length + drafts.length + recent.length
}

async function translationDesk(req: PayloadRequest, page: number): Promise<number> {
  const [, { rows }] = await Promise.all([readTranslationSummary(req), readTranslationStatus(req, { page })])
  return rows.length
}

async function seoReport(req: PayloadRequest, issue: 'description-duplicate' | null): Promise<number> {
  const [, { rows }] = await Promise.all([readSeoSummary(req), readSeoReportPage(req, null, issue)])
  return rows.length
}

const lists = {
  'a list': 'sort=-updatedAt&page=1',
  'a late page of a list': 'sort=-updatedAt&page=15',
  'a list by title': 'sort=title&page=1',
  'what a list finds': 'sort=-updatedAt&page=1&where[or][0][title][like]=батарейка',
  'drafts of a list': 'sort=-updatedAt&page=1&where[_status][equals]=published',
}

function request(path: string, token: string): Promise<Response> {
  const headers = new Headers({ authorization: `JWT ${token}`, 'accept-language': 'ru' })
  const request = new Request(`${payload.config.serverURL}/api/${path}`, { headers })
  return handleEndpoints({ config: payload.config, request, payloadInstanceCacheKey: key })
}

const fetchList = (name: string, token: string, path: string) =>
  measure(name, async () => {
    const response = await request(path, token)
    const { docs } = (await response.json()) as { docs?: unknown[] }
    return docs?.length ?? 0
  })

/** What is written while it is read: the first parts are there before the last ones are known. */
async function download(path: string, token: string): Promise<void> {
  const began = performance.now()
  const response = await request(path, token)
  let [first, size] = [0, 0]
  for await (const part of response.body ?? []) {
    size += part.length
    // The heading comes before any row.
    if (first === 0 && size > 1000) first = performance.now() - began
  }
  figures.push({ name: path, first, whole: performance.now() - began, size })
}
