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
        <table className="estu-table">
          <thead>
            <tr>
              <th scope="col">{translate(req, 'Когда', 'Қашан')}</th>
              <th scope="col">{translate(req, 'Сколько', 'Қанша')}</th>
              <th scope="col">{translate(req, 'Осталось', 'Қалды')}</th>
              <th scope="col">{translate(req, 'Почему', 'Неге')}</th>
              <th scope="col">{translate(req, 'Кто', 'Кім')}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <Row key={movement.id} movement={movement} req={req} />
            ))}
          </tbody>
        </table>
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
  const words = translate(req, ...stockReasonLabels[reason])
  return (
    <tr>
      <td>{formatDate(at, languageOf(req), 'dayTime')}</td>
      <td>{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</td>
      <td>{remaining}</td>
      <td>
        {reference === null ? words : `${words} ${reference}`}
        {note !== null && (
          <>
            <br />
            {note}
          </>
        )}
      </td>
      <td>{authorWords(req, [author])}</td>
    </tr>
  )
}
