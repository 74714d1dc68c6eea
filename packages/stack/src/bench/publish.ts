import { setTimeout as pause } from 'node:timers/promises'
import { waitForHttp } from '../processes/wait-for-http.ts'
import { say, step } from '../progress.ts'
import { startWeb } from '../shop/run-shop.ts'
import { openTemporaryShop, type TemporaryShop } from '../shop/temporary-shop.ts'
import { type EditorSession, openEditorSession } from './editor-session.ts'

const edits = 100
const editsWhileDown = 20
const promptMs = 1000

type Bench = { opened: TemporaryShop; editor: EditorSession; id: string; url: string }

/** From save to visible: the usual case, with the storefront stopped, and with it killed between edit and visit. */
export async function benchPublish(): Promise<number> {
  const opened = await step('starting a shop to measure', () => openTemporaryShop())
  try {
    const { email, password } = opened.editor
    const editor = await openEditorSession(opened.env.cmsUrl, email, password)
    const id = await editor.create('articles', { title: 'Замер', slug: 'zamer', kind: 'general', _status: 'published' })
    const bench: Bench = { opened, editor, id, url: `${opened.env.webUrl}/articles/zamer` }
    await appears(bench.url, 'Замер')
    const stale = (await usual(bench)) + (await whileDown(bench)) + (await killed(bench))
    return stale === 0 ? 0 : 1
  } finally {
    await opened.stop()
  }
}

const publish = ({ editor, id }: Bench, title: string) => editor.update('articles', id, { title, _status: 'published' })

async function usual(bench: Bench): Promise<number> {
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

async function whileDown(bench: Bench): Promise<number> {
  const { opened, editor } = bench
  const made = await Promise.all(
    Array.from({ length: editsWhileDown }, async (_, index) => {
      const slug = `zamer-${index}`
      const id = await editor.create('articles', { title: `До ${index}`, slug, kind: 'general', _status: 'published' })
      await appears(`${opened.env.webUrl}/articles/${slug}`, `До ${index}`)
      return { id, slug, title: `После остановки ${index}.` }
    }),
  )
  await opened.shop.children[0]?.stop()
  for (const { id, title } of made) await editor.update('articles', id, { title, _status: 'published' })
  await restart(bench)
  const seen = await Promise.all(
    made.map(async ({ slug, title }) => (await read(`${opened.env.webUrl}/articles/${slug}`)).includes(title)),
  )
  const visible = seen.filter(Boolean).length
  say(`${editsWhileDown} edits while the storefront was stopped: ${visible} visible at its first answers`)
  return editsWhileDown - visible
}

async function killed(bench: Bench): Promise<number> {
  const rounds = 5
  let stale = 0
  for (let round = 1; round <= rounds; round += 1) {
    const title = `После убийства ${round}.`
    const web = bench.opened.shop.children[0]
    const saving = publish(bench, title)
    if (web?.process.pid) process.kill(web.process.pid, 'SIGKILL')
    await saving
    await web?.exited
    await restart(bench)
    if (!(await read(bench.url)).includes(title)) stale += 1
  }
  say(`${rounds} kills between edit and visit: ${stale} stale pages`)
  return stale
}

async function restart({ opened }: Bench): Promise<void> {
  const { webPort, cmsPort } = opened.env
  const web = startWeb({ env: opened.shopEnv, logDir: opened.logDir, webPort, cmsPort })
  opened.shop.children[0] = web
  await waitForHttp(`http://127.0.0.1:${webPort}/api/ready`, web)
}

const read = async (url: string) => (await fetch(url)).text()

async function appears(url: string, words: string): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await read(url)).includes(words)) {
    if (Date.now() > deadline) throw new Error(`«${words}» did not appear at ${url}`)
    await pause(10)
  }
}
