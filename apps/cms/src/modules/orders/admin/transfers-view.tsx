import { formatDate } from '@estu/domain/locale/dates'
import type { AdminViewServerProps } from 'payload'
import { isClinic, isWithinReach } from '../../../access/clinic.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { pageTitle } from '../../../admin/page-titles.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { nameBranches, placeWords } from '../stock-movements/list-places.ts'
import { listTransfers, transfersShown } from '../stock-movements/list-transfers.ts'
import { CarriedAct } from './carried-act.tsx'

/** What has to be brought to where orders are picked up, and who asks for it. */
export async function TransfersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'transfers')
  if (!isClinic(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const transfers = await listTransfers(req)
  const names = await nameBranches(
    req,
    transfers.flatMap(({ from, to }) => [from, to]),
  )
  return (
    <AdminPage view={view} title={title}>
      <p>
        {transfers.length === 0
          ? translate(req, 'Всё стоит там, где заказы заберут.', 'Бәрі тапсырыстар алынатын жерде тұр.')
          : translate(
              req,
              'Товары заказов, которые стоят не там, где их заберут. Отметьте, когда товар привезли.',
              'Тапсырыстардың басқа жерде тұрған тауарлары. Тауарды жеткізгенде белгілеңіз.',
            )}
      </p>
      <ul className="estu-queue" id="transfers">
        {transfers.map(({ order, reference, key, title: product, from, to, quantity, since }) => (
          <li key={`${order} ${key} ${from}`}>
            <p>
              <strong>
                {product}, {translate(req, `${quantity} шт.`, `${quantity} дана`)}
              </strong>
              <br />
              {placeWords(req, from, names)} → {placeWords(req, to, names)}
              <br />
              {isWithinReach(req, to) ? <a href={`/admin/collections/orders/${order}`}>{reference}</a> : reference}
              {' · '}
              {formatDate(since, languageOf(req), 'dayTime')}
            </p>
            <CarriedAct order={order} goods={key} from={from} />
          </li>
        ))}
      </ul>
      {transfers.length === transfersShown && (
        <p>{translate(req, 'Это самые давние, за ними есть ещё.', 'Бұлар ең ескілері, артынан тағы бар.')}</p>
      )}
    </AdminPage>
  )
}
