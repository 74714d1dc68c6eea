import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { collectionLabel, documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { translate } from '../../../i18n/translate.ts'
import { ReadButton } from '../../review/admin/read-button.tsx'
import { commentPath, type WaitingComment, waitingShown } from '../../review/index.ts'

type Props = { comments: readonly WaitingComment[]; req: PayloadRequest }

/** Comments that name whoever looks, until they have answered or said that they read them. */
export function WaitingForMe({ comments, req }: Props) {
  const spoken = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <section aria-labelledby="waiting-for-me">
      <h2 id="waiting-for-me">{translate(req, 'Ждёт меня', 'Мені күтеді')}</h2>
      {comments.length === 0 && <p>{translate(req, 'Вас никто не ждёт.', 'Сізді ешкім күтіп тұрған жоқ.')}</p>}
      <ul className="estu-queue">
        {comments.map((comment) => (
          <li key={comment.commentId}>
            <a href={commentPath(comment)}>{documentLabel(comment, req)}</a>
            <span>
              {collectionLabel(comment.collection, req)} · {languageLabel(comment.locale, req)}
            </span>
            <span>
              {comment.author ?? translate(req, 'бывший сотрудник', 'бұрынғы қызметкер')} ·{' '}
              {formatDate(comment.createdAt, spoken, 'dayTime')}
            </span>
            <span className="estu-queue__body">{comment.body}</span>
            <ReadButton commentId={comment.commentId} />
          </li>
        ))}
      </ul>
      {comments.length === waitingShown && (
        <p>
          {translate(req, 'Это самые давние, за ними может быть ещё.', 'Бұлар ең ескілері, артынан тағы болуы мүмкін.')}
        </p>
      )}
    </section>
  )
}
