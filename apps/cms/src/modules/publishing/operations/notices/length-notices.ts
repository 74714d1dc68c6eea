import { addressedCollections } from '@estu/domain/catalogue/collections'
import { measureResult } from '@estu/domain/seo/text-width'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import { plainText, type TextLeaf } from '../../../document-texts/index.ts'
import { type Notice, noticeAt } from './notice.ts'

/**
 * Titles and descriptions that search results cut off. Without a title for search the page's own is shown there; what a
 * page says of itself may be long, what was written for search may not.
 */
export function lengthNotices(req: PayloadRequest, collection: string, leaves: readonly TextLeaf[]): Notice[] {
  if (!addressedCollections.some((known) => known === collection)) return []
  const written = (path: string) => leaves.find((leaf) => leaf.path === path && plainText(leaf.value) !== '')
  const title = written('meta.title') ?? written('title')
  const description = written('meta.description')
  return [...tooWide(req, title, 'title'), ...tooWide(req, description, 'description')]
}

function tooWide(req: PayloadRequest, leaf: TextLeaf | undefined, part: 'title' | 'description'): Notice[] {
  if (!leaf) return []
  const { px, maxPx, fits } = measureResult(plainText(leaf.value), part)
  if (fits) return []
  const percent = Math.ceil((px / maxPx - 1) * 100)
  return [
    noticeAt(
      req,
      'long',
      leaf,
      translate(
        req,
        `длиннее на ${percent} %, чем показывает поиск: конец не увидят`,
        `іздеу көрсететін шектен ${percent} % ұзын: соңы көрінбейді`,
      ),
    ),
  ]
}
