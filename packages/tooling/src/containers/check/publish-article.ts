import { setTimeout as pause } from 'node:timers/promises'
import { openEditorSession, richText } from '../../bench/editor-session.ts'
import { OperatorError } from '../../env.ts'
import type { FirstEditor } from '../../runtime/prepare.ts'
import { replaceFirstPassword } from '../../runtime/replace-first-password.ts'

const patienceMs = 30_000
const title = 'Статья из контейнера'
const slug = 'statya-iz-kontejnera'

/**
 * Publishes an article as the first editor and waits until visitors see it.
 * @returns milliseconds from save to visible
 */
export async function publishArticle(cmsUrl: string, webUrl: string, first: FirstEditor): Promise<number> {
  const { email, password } = await replaceFirstPassword(cmsUrl, first)
  const editor = await openEditorSession(cmsUrl, email, password)
  const body = richText('Опубликована и видна.')
  await editor.create('articles', { title, slug, kind: 'general', summary: 'О чём.', body, _status: 'published' })
  const saved = Date.now()
  const url = `${webUrl}/articles/${slug}`
  while (!(await (await fetch(url)).text()).includes(title)) {
    if (Date.now() - saved > patienceMs) throw new OperatorError(`the article did not appear at ${url}.`)
    await pause(50)
  }
  return Date.now() - saved
}
