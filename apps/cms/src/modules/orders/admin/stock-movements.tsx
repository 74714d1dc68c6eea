import { formatDate } from '@estu/domain/locale/dates'
import { stockReasonLabels } from '@estu/domain/stock/stock-reasons'
import type { PayloadRequest, UIFieldServerComponent } from 'payload'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { authorWords } from '../../authorship/index.ts'
import { listMovements, movementsShown, type StockMovement } from '../stock-movements/list-movements.ts'

/** Beneath the number: what came and went, why, and by whom. */
export const StockMovements: UIFieldServerComponent = async ({ data, id, req }) => {
  const key = typeof data?.key === 'string' ? data.key : null
  if (!id || key === null) return null
  const movements = await listMovements(req, key)
  return (
    <section className="estu-where-used" aria-labelledby="stock-movements-title">
      <h3 id="stock-movements-title">{translate(req, 'Движение', 'Қозғалысы')}</h3>
      {movements.length === 0 ? (
        <p>{translate(req, 'Пока ничего не приходило и не уходило.', 'Әзірге ештеңе келген жоқ, кеткен жоқ.')}</p>
      ) : (
        <ul className="estu-uses">
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} req={req} />
          ))}
        </ul>
      )}
      {movements.length === movementsShown && (
        <p>
          {translate(
            req,
            `Показаны последние ${movementsShown}. Остальные хранятся.`,
            `Соңғы ${movementsShown} қозғалыс көрсетілді. Қалғаны сақтаулы.`,
          )}
        </p>
      )}
    </section>
  )
}

function Row({ movement, req }: { movement: StockMovement; req: PayloadRequest }) {
  const { at, quantity, remaining, reason, reference, note, author } = movement
  const change = quantity > 0 ? `+${quantity}` : `−${-quantity}`
  const why = [translate(req, ...stockReasonLabels[reason]), reference, note].filter(Boolean).join(' · ')
  return (
    <li>
      <strong>
        {change}, {translate(req, `стало ${remaining}`, `${remaining} қалды`)}
      </strong>
      <span>{why}</span>
      <span>
        {authorWords(req, [author])}, {formatDate(at, languageOf(req), 'dayTime')}
      </span>
    </li>
  )
}
