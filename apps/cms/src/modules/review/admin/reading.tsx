import type { CollectionSlug, PayloadRequest } from 'payload'
import { collectionLabel, documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { editPath, sideBySidePath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import { checkPublishing } from '../../publishing/index.ts'
import { ChangedText } from '../../translation/admin/changed-text.tsx'
import { readDocumentStatus } from '../../translation/index.ts'
import { readMark } from '../operations/read-mark.ts'
import { type ReadText, readTexts } from '../operations/read-texts.ts'
import type { LanguageOf } from '../review-address.ts'
import { Decision } from './decision.tsx'
import { Findings } from './findings.tsx'
import { markWords } from './mark-words.ts'

type Props = { req: PayloadRequest; document: LanguageOf; mayDecide: boolean }

/** A language as a whole: what it says, what publishing it would do, and what is decided about it. */
export async function Reading({ req, document, mayDecide }: Props) {
  const { collection, id, locale } = document
  const say = (ru: string, kk: string) => translate(req, ru, kk)
  const { texts, seen, source, exists } = await readTexts(req, document)
  const back = <a href="/admin/review">{say('К очереди', 'Кезекке')}</a>
  if (!exists)
    return (
      <p>
        {say('Такого документа уже нет.', 'Мұндай құжат енді жоқ.')} {back}
      </p>
    )
  const [mark, status, check] = await Promise.all([
    readMark(req, document),
    readDocumentStatus(req, collection, id),
    checkPublishing(req, collection as CollectionSlug, id, locale),
  ])
  const title = status.find((row) => row.locale === locale)?.title ?? ''
  return (
    <div className="estu-reading">
      <p>{back}</p>
      <h2>{documentLabel({ collection, id, title }, req)}</h2>
      <p>
        {collectionLabel(collection, req)} · {languageLabel(locale, req)} ·{' '}
        <span className="estu-state">
          {mark ? markWords(mark, say) : say('Никто не отметил готовым', 'Ешкім дайын деп белгілемеген')}
        </span>
      </p>
      <p className="estu-reading__links">
        <a href={editPath(collection, id, locale)}>{say('Открыть форму', 'Форманы ашу')}</a>
        <a href={sideBySidePath(collection, id)}>{say('Два языка рядом', 'Екі тіл қатар')}</a>
      </p>
      {texts.map((text) => (
        <Text
          key={text.path}
          text={text}
          locale={locale}
          source={source}
          req={req}
          href={editPath(collection, id, locale, text.path)}
        />
      ))}
      <Findings check={check} document={document} req={req} />
      {mayDecide && mark?.state === 'ready' && (
        <Decision document={document} seen={seen} isComplete={check.missing.length === 0} />
      )}
    </div>
  )
}

type TextProps = { text: ReadText; locale: string; source: string; req: PayloadRequest; href: string }

/** One text; where visitors read another one, what was taken out and put in. */
function Text({ text: { label, text, before, source: made }, locale, source, req, href }: TextProps) {
  const isChanged = before !== null && before !== text
  return (
    <section className="estu-reading__text">
      <h3>
        <a href={href}>{label}</a>
      </h3>
      <div lang={locale}>
        {isChanged ? (
          <ChangedText before={before} after={text} />
        ) : (
          <p>{text || <em>{translate(req, 'не заполнено', 'толтырылмаған')}</em>}</p>
        )}
      </div>
      {made && (
        <details>
          <summary>{translate(req, 'Оригинал', 'Түпнұсқа')}</summary>
          <p lang={source}>{made}</p>
        </details>
      )}
    </section>
  )
}
