import { formatDate } from '@estu/domain/locale/dates'
import { stockReasonLabels } from '@estu/domain/stock/stock-reasons'
import type { PayloadRequest, UIFieldServerComponent } from 'payload'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { authorWords } from '../../authorship/index.ts'
import { listMovements, movementsShown, type StockMovement } from '../stock-movements/list-movements.ts'
import { listPlaces, nameBranches, type PlacedStock, placeWords } from '../stock-movements/list-places.ts'

type Names = ReadonlyMap<string, string>

/** Beneath the number: where the pieces stand, and what came and went, why, and by whom. */
export const StockMovements: UIFieldServerComponent = async ({ data, id, req }) => {
  const key = typeof data?.key === 'string' ? data.key : null
  if (!id || key === null) return null
  const [places, movements] = [await listPlaces(req, key), await listMovements(req, key)]
  const names = await nameBranches(
    req,
    [...places, ...movements].map(({ place }) => place),
  )
  return (
    <>
      {places.length > 0 && <Places places={places} names={names} req={req} />}
      <Movements movements={movements} names={names} req={req} />
    </>
  )
}

function Places({ places, names, req }: { places: readonly PlacedStock[]; names: Names; req: PayloadRequest }) {
  return (
    <section className="estu-where-used" aria-labelledby="stock-places-title">
      <h3 id="stock-places-title">{translate(req, 'Где стоит', 'Қайда тұр')}</h3>
      <ul className="estu-uses">
        {places.map(({ place, quantity }) => (
          <li key={place}>
            <strong>{placeWords(req, place, names)}</strong>
            <span>{quantity}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Movements({
  movements,
  names,
  req,
}: {
  movements: readonly StockMovement[]
  names: Names
  req: PayloadRequest
}) {
  return (
    <section className="estu-where-used" aria-labelledby="stock-movements-title">
      <h3 id="stock-movements-title">{translate(req, 'Движение', 'Қозғалысы')}</h3>
      {movements.length === 0 ? (
        <p>{translate(req, 'Пока ничего не приходило и не уходило.', 'Әзірге ештеңе келген жоқ, кеткен жоқ.')}</p>
      ) : (
        <ul className="estu-uses">
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} names={names} req={req} />
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

function Row({ movement, names, req }: { movement: StockMovement; names: Names; req: PayloadRequest }) {
  const { at, place, quantity, remaining, reason, reference, note, author } = movement
  const change = quantity > 0 ? `+${quantity}` : `−${-quantity}`
  const where = placeWords(req, place, names)
  const why = [where, translate(req, ...stockReasonLabels[reason]), reference, note].filter(Boolean).join(' · ')
  return (
    <li>
      <strong>
        {change}, {translate(req, `всего стало ${remaining}`, `барлығы ${remaining} қалды`)}
      </strong>
      <span>{why}</span>
      <span>
        {authorWords(req, [author])}, {formatDate(at, languageOf(req), 'dayTime')}
      </span>
    </li>
  )
}
