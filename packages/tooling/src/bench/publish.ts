import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from '../progress.ts'
import { restartStorefront } from '../runtime/restart-storefront.ts'
import type { TemporaryShop } from '../runtime/temporary-shop.ts'
import type { Bench, Extent } from './bench.ts'
import { type EditorSession, openEditorSession, richText } from './editor-session.ts'
import { openProxy } from './open-proxy.ts'

const extents = {
  full: { edits: 100, editsWhileDown: 20, kills: 5 },
  smoke: { edits: 3, editsWhileDown: 2, kills: 1 },
}
const promptMs = 1000

type Extents = (typeof extents)[Extent]
type Edited = { opened: TemporaryShop; editor: EditorSession; id: string; url: string }

/**
 * From save to visible: the usual case, the same through the operator's proxy, with the storefront stopped, and with it
 * killed between edit and visit.
 */
export const benchPublish: Bench = async (opened, extent) => {
  const { email, password } = opened.editor
  const editor = await openEditorSession(opened.env.cmsUrl, email, password)
  const id = await editor.create('articles', article('Замер', 'zamer'))
  const edited: Edited = { opened, editor, id, url: `${opened.env.webUrl}/articles/zamer` }
  await appears(edited.url, 'Замер')
  const amounts = extents[extent]
  const late = await usual(edited, amounts)
  const proxied = await throughProxy(edited, amounts)
  return (
    (extent === 'full' ? late + (proxied ?? 1) : 0) +
    (await whileDown(edited, amounts)) +
    (await killed(edited, amounts))
  )
}

/** What an article needs to go public. */
const article = (title: string, slug: string) => ({
  title,
  slug,
  kind: 'general',
  summary: 'Замер: о чём.',
  body: richText('Замер: текст.'),
  _status: 'published',
})

const publish = ({ editor, id }: Edited, title: string) =>
  editor.update('articles', id, { title, _status: 'published' })

/** @returns null where there is no nginx: then nothing has been shown. */
async function throughProxy(bench: Edited, amounts: Extents): Promise<number | null> {
  const { env } = bench.opened
  const proxy = await openProxy(env, path.join(env.dataDir, 'proxy'))
  if (!proxy) {
    say('nginx is not installed: nothing is measured through it')
    return null
  }
  try {
    say('through nginx:')
    const proxied = { ...bench, url: proxy.url + new URL(bench.url).pathname }
    return (await usual(proxied, amounts)) + (await heldWhileDown(proxied))
  } finally {
    await proxy.child.stop()
  }
}

/** What visitors saw a moment ago they see while no storefront answers, too. */
async function heldWhileDown({ opened, url }: Edited): Promise<number> {
  await opened.shop.children[0]?.stop()
  const { status } = await fetch(url)
  await restartStorefront(opened)
  say(`the same page while the storefront was stopped: ${status}`)
  return status === 200 ? 0 : 1
}

async function usual(bench: Edited, { edits }: Extents): Promise<number> {
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const title = `Правка номер ${edit}.`
    const saved = await publish(bench, title)
    await appears(bench.url, title)
    times.push(Date.now() - saved)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0
  say(
    `${edits} edits, save to visible: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms (target p95 ≤ ${promptMs} ms)`,
  )
  return at(0.95) <= promptMs ? 0 : 1
}

async function whileDown(bench: Edited, { editsWhileDown }: Extents): Promise<number> {
  const { opened, editor } = bench
  const made = await Promise.all(
    Array.from({ length: editsWhileDown }, async (_, index) => {
      const slug = `zamer-${index}`
      const id = await editor.create('articles', article(`До ${index}`, slug))
      await appears(`${opened.env.webUrl}/articles/${slug}`, `До ${index}`)
      return { id, slug, title: `После остановки ${index}.` }
    }),
  )
  await opened.shop.children[0]?.stop()
  for (const { id, title } of made) await editor.update('articles', id, { title, _status: 'published' })
  await restartStorefront(bench.opened)
  const seen = await Promise.all(
    made.map(async ({ slug, title }) => (await read(`${opened.env.webUrl}/articles/${slug}`)).includes(title)),
  )
  const visible = seen.filter(Boolean).length
  say(`${editsWhileDown} edits while the storefront was stopped: ${visible} visible at its first answers`)
  return editsWhileDown - visible
}

async function killed(bench: Edited, { kills }: Extents): Promise<number> {
  let stale = 0
  for (let round = 1; round <= kills; round += 1) {
    const title = `После убийства ${round}.`
    const web = bench.opened.shop.children[0]
    const saving = publish(bench, title)
    if (web?.process.pid) process.kill(web.process.pid, 'SIGKILL')
    await saving
    await web?.exited
    await restartStorefront(bench.opened)
    if (!(await read(bench.url)).includes(title)) stale += 1
  }
  say(`${kills} kills between edit and visit: ${stale} stale pages`)
  return stale
}

const read = async (url: string) => (await fetch(url)).text()

async function appears(url: string, words: string): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await read(url)).includes(words)) {
    if (Date.now() > deadline) throw new Error(`«${words}» did not appear at ${url}`)
    await pause(10)
  }
}
