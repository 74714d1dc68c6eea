import type { DocumentViewServerProps } from 'payload'
import { isWriter } from '../../../access/roles.ts'
import { translate } from '../../../i18n/translate.ts'
import { mostCounted, readWhereUsed } from '../read-where-used.ts'
import { UseList } from './use-list.tsx'

/** The tab with everything that refers to a document, a page at a time. */
export async function WhereUsedView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig, docID } = initPageResult
  const id = String(doc?.id ?? docID ?? '')
  if (!isWriter(req) || !collectionConfig || !id) return null
  const words = (ru: string, kk: string) => translate(req, ru, kk)
  const after = typeof searchParams?.after === 'string' ? searchParams.after : null
  const { rows, next, hidden } = await readWhereUsed(req, collectionConfig.slug, id, { after })
  return (
    <div className="estu-desk estu-beside">
      <h2>{words('Где используется', 'Қайда қолданылады')}</h2>
      <p>
        {words(
          'Пока это показывает хотя бы одна страница сайта с пометкой «мешает удалить», в корзину его не переместить.',
          'Сайттың «жоюға кедергі» белгісі бар кемінде бір беті мұны көрсетіп тұрса, қоқыс жәшігіне жіберуге болмайды.',
        )}
      </p>
      {rows.length === 0 && hidden.length === 0 && (
        <p>{words('Ни один документ на это не ссылается.', 'Бұған бірде-бір құжат сілтемейді.')}</p>
      )}
      <UseList rows={rows} say={words} />
      {hidden.map(({ section, count }) => (
        <p key={section}>
          {section}: {count < mostCounted ? count : words(`${count} и больше`, `${count} және одан көп`)}
        </p>
      ))}
      {(after || next) && (
        <p className="estu-pages">
          {after && <a href="?">{words('В начало', 'Басына')}</a>}
          {next && <a href={`?after=${next}`}>{words('Дальше', 'Келесі бет')}</a>}
        </p>
      )}
    </div>
  )
}
