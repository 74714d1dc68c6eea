import { say } from '../../progress.ts'
import type { TemporaryShop } from '../../runtime/temporary-shop.ts'
import type { Bench } from '../bench.ts'
import { openEditorSession, richText } from '../editor-session.ts'
import { get, inWords, paced, tally } from '../paced.ts'
import { sitemapPaths } from '../sitemap-paths.ts'
import { growthOf, peakOf, watchMemory } from './watch-memory.ts'

const extents = {
  full: { minutes: 30, warmUpSeconds: 60, visitsASecond: 60 },
  smoke: { minutes: 0.1, warmUpSeconds: 1, visitsASecond: 10 },
}
const publishEverySeconds = 10
/** Of so many visits one is of a page that is made for it. */
const dynamicEvery = 6
const most = { memoryMb: 400, growth: 0.05 }
const dynamicPaths = ['/cart', '/search?q=батарейка', '/apparaty?form=ric', '/zapisnapriem', '/kk/search?q=құлақ']

/**
 * What a storefront holds while all its pages are visited for half an hour in both languages, some made for the visit,
 * and something is published every ten seconds. Fails above the budget, and where the last third grows.
 */
export const benchSoak: Bench = async (opened, extent) => {
  const { minutes, warmUpSeconds, visitsASecond } = extents[extent]
  const visit = await visitorOf(opened.env.webUrl)
  await paced(warmUpSeconds, visitsASecond, visit)
  const memory = watchMemory(opened.shop.children[0]?.process.pid)
  const publishing = await startPublishing(opened)
  try {
    let faults = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      const answers = await paced(Math.min(1, minutes) * 60, visitsASecond, visit)
      faults += answers.filter(({ status }) => status >= 500).length
      say(
        `  ${minute + 1} of ${minutes} min: ${inWords(answers)}, ${tally(answers)}; ${memory.values.at(-1)?.toFixed(0)} MB`,
      )
    }
    const [peak, growth] = [peakOf(memory), growthOf(memory)]
    say(`storefront memory: highest ${peak.toFixed(0)} MB (at most ${most.memoryMb}), last third ${inPercent(growth)}`)
    say(`published ${publishing.count()} times; answers of 500 and above: ${faults}`)
    if (extent === 'smoke') return faults
    return faults + Number(peak > most.memoryMb) + Number(growth > most.growth)
  } finally {
    memory.stop()
    await publishing.stop()
  }
}

const inPercent = (part: number) => `${part >= 0 ? '+' : ''}${(part * 100).toFixed(1)} %`

/** Visits all kept pages in turn, between them those that are made for each visit. */
async function visitorOf(base: string) {
  const kept = await sitemapPaths(base)
  let visits = 0
  return () => {
    visits += 1
    const isDynamic = visits % dynamicEvery === 0
    const paths = isDynamic ? dynamicPaths : kept
    return get(`${base}${encodeURI(paths[Math.floor(visits / (isDynamic ? dynamicEvery : 1)) % paths.length] ?? '/')}`)
  }
}

/** Publishes an article again and again, as editors do, until it is stopped. */
async function startPublishing({ env, editor }: TemporaryShop) {
  const session = await openEditorSession(env.cmsUrl, editor.email, editor.password)
  const words = { kind: 'general', summary: 'О чём.', body: richText('Текст.'), _status: 'published' }
  const id = await session.create('articles', { ...words, title: 'Долгий замер', slug: 'dolgiy-zamer' })
  let count = 0
  let running: Promise<unknown> = Promise.resolve()
  const publish = async () => {
    count += 1
    await session.update('articles', id, { title: `Долгий замер ${count}`, _status: 'published' })
  }
  const timer = setInterval(() => {
    running = running.then(publish)
  }, publishEverySeconds * 1000)
  const stop = async () => {
    clearInterval(timer)
    await running
  }
  return { count: () => count, stop }
}
