import type { PayloadRequest } from 'payload'
import { editPath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import type { PublishingCheck } from '../../publishing/index.ts'
import type { LanguageOf } from '../review-address.ts'

type Props = { check: PublishingCheck; document: LanguageOf; req: PayloadRequest }

/** What publishing would do: the same as the form tells before it. */
export function Findings({ check, document: { collection, id, locale }, req }: Props) {
  const { missing, notices, shared, address } = check
  return (
    <section aria-labelledby="findings">
      <h3 id="findings">{translate(req, 'Публикация', 'Жариялау')}</h3>
      {missing.length > 0 && (
        <>
          <p>{missingWords(req, missing)}</p>
          <ul>
            {missing.map(({ field, label, words }) => (
              <li key={field}>
                <a href={editPath(collection, id, locale, field)}>{words ? `${label}: ${words}` : label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {notices.length > 0 && (
        <>
          <p>{translate(req, 'Посмотрите до публикации:', 'Жариялар алдында қарап шығыңыз:')}</p>
          <ul>
            {notices.map(({ field, label, words }) => (
              <li key={`${field} ${words}`}>
                <a href={editPath(collection, id, locale, field)}>
                  {label}: {words}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {shared.length > 0 && (
        <>
          <p>
            {translate(
              req,
              'Вместе с этим языком станут видны общие поля:',
              'Осы тілмен бірге ортақ өрістер де көрінеді:',
            )}
          </p>
          <ul>
            {shared.map(({ label, from, to }) => (
              <li key={label}>
                {label}: <s>{from}</s> → <strong>{to}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length === 0 && address.url && (
        <p>
          {translate(req, 'Страница будет здесь:', 'Беті мына жерде болады:')} {address.url}
        </p>
      )}
      {address.former && (
        <p>
          {translate(req, 'Прежний адрес поведёт на новый:', 'Бұрынғы мекенжай жаңасына апарады:')} {address.former}
        </p>
      )}
    </section>
  )
}

/** What is filled in wrongly says so beside its field. */
const missingWords = (req: PayloadRequest, missing: PublishingCheck['missing']): string =>
  missing.some(({ words }) => words === null)
    ? translate(req, 'Пока нельзя опубликовать, не заполнено:', 'Әзірге жариялауға болмайды, толтырылмаған:')
    : translate(req, 'Пока нельзя опубликовать, исправьте:', 'Әзірге жариялауға болмайды, түзетіңіз:')
