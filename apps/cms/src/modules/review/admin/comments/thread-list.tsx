'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import type { LanguageOf } from '../../review-address.ts'
import { ThreadView } from './thread-view.tsx'
import type { DocumentComments } from './use-comments.ts'

type Props = { place: LanguageOf; comments: DocumentComments; onLeave: () => void }

const button = 'btn btn--style-secondary btn--size-medium'

/** A page of threads, open or settled. */
export function ThreadList({ place, comments, onLeave }: Props) {
  const say = useTranslate()
  const { page, shown, show } = comments
  if (comments.isLost)
    return (
      <p role="status">
        {say('Не удалось получить комментарии.', 'Пікірлерді алу мүмкін болмады.')}{' '}
        <button type="button" className={button} onClick={() => void comments.look()}>
          {say('Повторить', 'Қайталау')}
        </button>
      </p>
    )
  if (!page) return <p role="status">{say('Загружаем…', 'Жүктеп жатырмыз…')}</p>
  const open = Object.values(page.open).reduce((sum, count) => sum + count, 0)
  const kinds = [
    [false, say(`Открытые: ${open}`, `Ашық: ${open}`)],
    [true, say(`Решённые: ${page.resolved}`, `Шешілген: ${page.resolved}`)],
  ] as const
  return (
    <>
      <p className="estu-comments__row">
        {kinds.map(([isResolved, words]) => (
          <button
            key={words}
            type="button"
            className={button}
            aria-pressed={shown.isResolved === isResolved}
            onClick={() => show({ isResolved, page: 1 })}
          >
            {words}
          </button>
        ))}
      </p>
      {page.threads.length === 0 && <p>{say('Здесь пока ничего нет.', 'Мұнда әзірге ештеңе жоқ.')}</p>}
      <ol className="estu-comments__threads">
        {page.threads.map((thread) => (
          <ThreadView
            key={thread.id}
            place={place}
            thread={thread}
            name={page.fields.find(({ path }) => path === thread.path)?.label ?? null}
            comments={comments}
            onLeave={onLeave}
          />
        ))}
      </ol>
      {page.pages > 1 && (
        <p className="estu-comments__row">
          <button
            type="button"
            className={button}
            disabled={shown.page === 1}
            onClick={() => show({ ...shown, page: shown.page - 1 })}
          >
            {say('Назад', 'Артқа')}
          </button>
          <span>
            {shown.page} / {page.pages}
          </span>
          <button
            type="button"
            className={button}
            disabled={shown.page >= page.pages}
            onClick={() => show({ ...shown, page: shown.page + 1 })}
          >
            {say('Дальше', 'Әрі қарай')}
          </button>
        </p>
      )}
    </>
  )
}
