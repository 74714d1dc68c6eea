import type { UIFieldServerComponent } from 'payload'
import { languageOf, translate } from '../../../i18n/translate.ts'
import type { Order } from '../../../payload-types.ts'
import { listOrderPromotions } from '../list-order-promotions.ts'

/** Beside an order: what its shopper was promised by the promotions that ran, so that gifts go out with the goods. */
export const OrderPromotions: UIFieldServerComponent = async ({ id, data, req }) => {
  if (!id) return null
  const promotions = await listOrderPromotions(req, data as Order, languageOf(req))
  if (promotions.length === 0) return null
  return (
    <section className="estu-where-used" aria-labelledby="order-promotions-title">
      <h3 id="order-promotions-title">
        {translate(req, 'Акции, которые шли при заказе', 'Тапсырыс берілгенде жүрген акциялар')}
      </h3>
      <p>
        {translate(
          req,
          'Проверьте условия и приложите подарок, если он положен.',
          'Шарттарын тексеріп, сыйлық тиесілі болса, қоса беріңіз.',
        )}
      </p>
      <ul className="estu-uses">
        {promotions.map(({ id: promotion, title }) => (
          <li key={promotion}>
            <a href={`/admin/collections/promotions/${promotion}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
