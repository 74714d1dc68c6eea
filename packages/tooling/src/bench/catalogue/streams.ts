import type { TemporaryShop } from '../../runtime/temporary-shop.ts'
import { editorToken } from '../editor-session.ts'
import { growthWhile } from '../memory/resident-memory.ts'
import type { Figure, Missing } from './figure.ts'
import { measuredStreams } from './pages.ts'

const mostGrowthMb = 300
const mostFirstByteS = 1

/** What lists everything: how soon it begins, how long, how much, and what it takes of the process that answers. */
export async function streamFigures({ env, editor, shop }: TemporaryShop): Promise<(Figure | Missing)[]> {
  const token = await editorToken(env.cmsUrl, editor.email, editor.password)
  const [web, cms] = shop.children
  const figures: (Figure | Missing)[] = []
  for (const { name, app, path } of measuredStreams) {
    const url = `${app === 'web' ? env.webUrl : env.cmsUrl}${path}`
    const headers: Record<string, string> = app === 'cms' ? { authorization: `JWT ${token}` } : {}
    let bytes = 0
    let status = 0
    let firstByte = 0
    const begun = performance.now()
    const grown = await growthWhile((app === 'web' ? web : cms)?.process.pid, async () => {
      const response = await fetch(url, { headers })
      status = response.status
      for await (const chunk of response.body ?? []) {
        firstByte ||= (performance.now() - begun) / 1000
        bytes += (chunk as Uint8Array).byteLength
      }
    })
    if (status !== 200) {
      figures.push({ name: `${name} (${status})`, value: null })
      continue
    }
    figures.push(
      { name: `${name}, first byte`, value: firstByte, unit: 's', ...(app === 'web' && { most: mostFirstByteS }) },
      { name: `${name}, whole`, value: (performance.now() - begun) / 1000, unit: 's' },
      { name: `${name}, size`, value: bytes / 2 ** 20, unit: 'MB' },
      { name: `${name}, memory above rest`, value: grown, unit: 'MB', most: mostGrowthMb },
    )
  }
  return figures
}
