import type { Locale } from '@estu/domain/locale/locales'
import type { Field, PayloadRequest } from 'payload'
import { editPath, languageLabel } from '../../../admin/document-labels.ts'
import { fieldLabel } from '../../../admin/field-label.ts'
import { translate } from '../../../i18n/translate.ts'
import { ChangedText } from './changed-text.tsx'
import { statusLabel } from './status-labels.ts'
import { ConfirmButton } from './translation-buttons.tsx'

type Texts = ReadonlyMap<string, string>

type Props = {
  document: { collection: string; id: string; fields: readonly Field[] }
  /** `before`: how the source read when its translation was made. */
  source: { locale: Locale; texts: Texts; before: Texts }
  target: { locale: Locale; texts: Texts }
  /** Paths of texts whose source changed after the translation. */
  outdated: ReadonlySet<string>
  mayWrite: boolean
  req: PayloadRequest
}

/** One line a text: its name, the source and the translation. */
export function SideBySideTable(props: Props) {
  const { source, target, req } = props
  const paths = [...new Set([...source.texts.keys(), ...target.texts.keys()])]
  return (
    <table className="estu-table">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Поле', 'Өріс')}</th>
          <th scope="col">
            {languageLabel(source.locale, req)} · {translate(req, 'оригинал', 'түпнұсқа')}
          </th>
          <th scope="col">
            {languageLabel(target.locale, req)} · {translate(req, 'перевод', 'аударма')}
          </th>
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <Row key={path} path={path} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ path, document, source, target, outdated, mayWrite, req }: Props & { path: string }) {
  const { collection, id, fields } = document
  const isOutdated = outdated.has(path)
  const text = source.texts.get(path) ?? ''
  return (
    <tr data-path={path} data-outdated={isOutdated}>
      <th scope="row">
        {fieldLabel(path, fields, req)}
        {isOutdated && <span className="estu-state estu-state--outdated">{statusLabel('outdated', req)}</span>}
        {!target.texts.has(path) && (
          <span className="estu-state estu-state--missing">{statusLabel('missing', req)}</span>
        )}
      </th>
      <td lang={source.locale}>
        <ChangedText before={isOutdated ? (source.before.get(path) ?? '') : text} after={text} />
        <a href={editPath(collection, id, source.locale, path.split('.')[0])}>{translate(req, 'Править', 'Түзету')}</a>
      </td>
      <td lang={target.locale}>
        <p>{target.texts.get(path) ?? ''}</p>
        <a href={editPath(collection, id, target.locale, path.split('.')[0])}>{translate(req, 'Править', 'Түзету')}</a>
        {mayWrite && isOutdated && (
          <ConfirmButton collection={collection} id={id} paths={[path]} words={['Перевод верен', 'Аудармасы дұрыс']} />
        )}
      </td>
    </tr>
  )
}
