import { formatDate } from '@estu/domain/locale/dates'
import type { UIFieldServerComponent } from 'payload'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { authorWords } from '../author-words.ts'
import { listChanges } from '../operations/list-changes.ts'

/** Beside the form of a document without versions: who changed it last. */
export const LastChanges: UIFieldServerComponent = async ({ collectionSlug, id, req }) => {
  if (!id) return null
  const changes = await listChanges(req, collectionSlug, String(id))
  if (changes.length === 0) return null
  const language = languageOf(req)
  return (
    <section className="estu-where-used" aria-labelledby="last-changes-title">
      <h3 id="last-changes-title">{translate(req, 'Кто менял', 'Кім өзгертті')}</h3>
      <ul className="estu-uses">
        {changes.map(({ at, action, author }) => (
          <li key={`${at.getTime()} ${action}`}>
            <strong>{authorWords(req, [author])}</strong>
            <span>
              {action === 'create' ? translate(req, 'создание', 'жасалды') : translate(req, 'правка', 'өзгертілді')},{' '}
              {formatDate(at, language, 'dayTime')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
