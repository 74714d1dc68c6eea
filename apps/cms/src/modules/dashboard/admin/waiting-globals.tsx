import type { PayloadRequest } from 'payload'
import { documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { sideBySidePath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import type { WaitingGlobal } from '../../translation/index.ts'

type Props = { waiting: readonly WaitingGlobal[]; req: PayloadRequest }

/** Texts that translators wrote for single documents: an editor takes them to the site. */
export function WaitingGlobals({ waiting, req }: Props) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting-globals">
      <h2 id="waiting-globals">{translate(req, 'Тексты переводчиков', 'Аудармашылардың мәтіндері')}</h2>
      <ul className="estu-queue">
        {waiting.map(({ global, locale, texts }) => (
          <li key={`${global}/${locale}`}>
            <a href={sideBySidePath('globals', global)}>
              {documentLabel({ collection: 'globals', id: global, title: '' }, req)}
            </a>
            <span>
              {languageLabel(locale, req)} · {translate(req, `текстов: ${texts}`, `мәтін саны: ${texts}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
