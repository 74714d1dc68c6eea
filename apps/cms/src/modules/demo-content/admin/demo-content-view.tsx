import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { isAdmin } from '../../../access/staff.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { documentLabel } from '../../../admin/document-labels.ts'
import { pageTitle } from '../../../admin/page-titles.ts'
import { inLanguage } from '../../../i18n/in-language.ts'
import { translate } from '../../../i18n/translate.ts'
import { keyOf, titlesOf } from '../../where-used/index.ts'
import { type DemoKind, demoKinds } from '../demo-kinds.ts'
import { readRemoval } from '../operations/ask-for-removal.ts'
import { listOwnUses, type OwnUse } from '../operations/list-own-uses.ts'
import { listPieces, type Piece } from '../operations/list-pieces.ts'
import { RemoveDemo } from './remove-demo.tsx'

/** What of the demo content goes, by kind, what of one's own refers to it, and the button. */
export async function DemoContentView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'demo-content')
  if (!isAdmin(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const [pieces, removal] = await Promise.all([listPieces(req), readRemoval(req)])
  return (
    <AdminPage view={view} title={title}>
      {removal && <RemovalLine removal={removal} req={req} />}
      {pieces.length === 0 ? (
        <p>{translate(req, 'Демонстрационных данных не осталось.', 'Демо деректер қалған жоқ.')}</p>
      ) : (
        <Plan pieces={pieces} req={req} />
      )}
    </AdminPage>
  )
}

function RemovalLine({
  removal,
  req,
}: {
  removal: { isUnderWay: boolean; removed: number | null }
  req: PayloadRequest
}) {
  return (
    <p role="status">
      {removal.isUnderWay
        ? translate(
            req,
            'Удаление идёт. Обновите страницу, чтобы увидеть, что осталось.',
            'Жойылып жатыр. Не қалғанын көру үшін бетті жаңартыңыз.',
          )
        : translate(
            req,
            `Удалено в последний раз: ${removal.removed ?? 0}.`,
            `Соңғы рет жойылды: ${removal.removed ?? 0}.`,
          )}
    </p>
  )
}

function Plan({ pieces, req }: { pieces: readonly Piece[]; req: PayloadRequest }) {
  const changed = pieces.filter(({ isChanged }) => isChanged)
  return (
    <>
      <h2>
        {translate(req, `Что уйдёт: ${pieces.length - changed.length}`, `Не кетеді: ${pieces.length - changed.length}`)}
      </h2>
      <ul>
        {demoKinds.map((kind) => {
          const count = pieces.filter((piece) => piece.kind === kind && !piece.isChanged).length
          return count > 0 && <li key={kind}>{`${nameOf(req, kind)}: ${count}`}</li>
        })}
      </ul>
      <p>
        {translate(
          req,
          'Слова поиска и праздники останутся. Заказы и записи сохранят свои строки: то, что в них названо, уйдёт в корзину.',
          'Іздеу сөздері мен мерекелер қалады. Тапсырыстар мен жазылулардың жолдары сақталады: оларда аталғаны қоқыс жәшігіне түседі.',
        )}
      </p>
      <Suspense
        fallback={
          <p role="status">
            {translate(req, 'Ищем, что ваше на это ссылается…', 'Өз мазмұныңыздан не сілтейтінін іздеп жатырмыз…')}
          </p>
        }
      >
        <Consequences pieces={pieces} req={req} />
      </Suspense>
    </>
  )
}

/** Takes some seconds: nobody removes anything before they see what of their own refers to it. */
async function Consequences({ pieces, req }: { pieces: readonly Piece[]; req: PayloadRequest }) {
  const uses = await listOwnUses(req, pieces)
  const changed = await namedOf(
    req,
    pieces.filter(({ isChanged }) => isChanged),
  )
  return (
    <>
      <OwnUses uses={uses} req={req} />
      <RemoveDemo changed={changed} />
    </>
  )
}

function OwnUses({ uses, req }: { uses: readonly OwnUse[]; req: PayloadRequest }) {
  if (uses.length === 0) return <p>{translate(req, 'Ваше на это не ссылается.', 'Өз мазмұныңыз бұған сілтемейді.')}</p>
  return (
    <>
      <h2>{translate(req, 'Что ваше на это ссылается', 'Өз мазмұныңыздан не сілтейді')}</h2>
      <ul>
        {uses.map((use) => (
          <li key={`${use.entity}:${use.id}`}>
            <a href={placeOf(req, use)}>
              {use.title || documentLabel({ collection: use.entity, id: use.id, title: '' }, req)}
            </a>
            {`: ${use.pieces}`}
            {use.isKept && translate(req, ' — показанное останется', ' — көрсетілгені қалады')}
          </li>
        ))}
      </ul>
    </>
  )
}

const placeOf = (req: PayloadRequest, { entity, id }: OwnUse): string =>
  entity in req.payload.collections ? `/admin/collections/${entity}/${id}` : `/admin/globals/${entity}`

function nameOf(req: PayloadRequest, kind: DemoKind): string {
  if (kind === 'globals') return translate(req, 'Отдельные документы сайта', 'Сайттың жеке құжаттары')
  return inLanguage(req.payload.collections[kind].config.labels.plural, req)
}

async function namedOf(req: PayloadRequest, pieces: readonly Piece[]) {
  const entries = pieces.map(({ kind, id }) => ({ entity: kind === 'globals' ? id : kind, id }))
  const titles = await titlesOf(req, entries)
  return pieces.map(({ key, kind, id }) => {
    const entity = kind === 'globals' ? id : kind
    return { key, kind: nameOf(req, kind), title: titles.get(keyOf({ entity, id }))?.title ?? key }
  })
}
