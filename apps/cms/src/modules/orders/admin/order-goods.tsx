import type { PayloadRequest, UIFieldServerComponent } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Order } from '../../../payload-types.ts'
import { listGoodsOfOrder, type PlacedGoods, titlesOfOrder } from '../stock-movements/goods-of-order.ts'
import { isDivided, nameBranches, placeWords } from '../stock-movements/list-places.ts'

type Where = { title: string; places: readonly PlacedGoods[] }

/** Beside an order that is not handed over: where its goods stand, so that they are brought to where it is picked up. */
export const OrderGoods: UIFieldServerComponent = async ({ id, data, req }) => {
  const order = data as Order
  if (!id || order.status === 'completed' || order.status === 'cancelled') return null
  const held = await listGoodsOfOrder(req, order.reference)
  const goods = goodsOf(order, held)
  if (goods.length === 0 || !(await isDivided(req))) return null
  const names = await nameBranches(
    req,
    held.map(({ place }) => place),
  )
  const elsewhere = order.receiving === 'pickup' && held.some(({ place }) => place !== idOf(order.branch))
  return (
    <section className="estu-where-used" aria-labelledby="order-goods-title">
      <h3 id="order-goods-title">{translate(req, 'Где стоит товар', 'Тауар қайда тұр')}</h3>
      {elsewhere && (
        <p>
          {translate(req, 'Не всё стоит там, где заказ заберут:', 'Тапсырыс алынатын жерде бәрі тұрған жоқ:')}{' '}
          <a href="/admin/transfers">{translate(req, 'привезти к выдаче', 'беруге дейін жеткізу')}</a>
        </p>
      )}
      <ul className="estu-uses">
        {goods.map(({ title, places }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{places.map((one) => wordsOf(req, one, names)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const wordsOf = (req: PayloadRequest, { place, quantity }: PlacedGoods, names: ReadonlyMap<string, string>) =>
  `${placeWords(req, place, names)}: ${quantity}`

const goodsOf = (order: Order, held: readonly PlacedGoods[]): Where[] =>
  [...titlesOfOrder(order)]
    .map(([key, title]) => ({ title, places: held.filter((one) => one.key === key) }))
    .filter(({ places }) => places.length > 0)
