import type { PayloadRequest } from 'payload'
import { documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { sideBySidePath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import type { WaitingGlobal } from '../../translation/index.ts'

type Props = { id: string; heading: string; waiting: readonly WaitingGlobal[]; req: PayloadRequest }

/** Texts of single documents that wait for an editor, or that editors sent back to a translator. */
export function WaitingGlobals({ id, heading, waiting, req }: Props) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
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
