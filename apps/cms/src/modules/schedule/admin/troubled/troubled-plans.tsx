import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { isEditor } from '../../../../access/roles.ts'
import { editPath } from '../../../../admin/edit-path.ts'
import { translate } from '../../../../i18n/translate.ts'
import { type TroubledPlan, troubledShown } from '../../operations/read-troubled-plans.ts'
import { actionWords } from '../plan-words.ts'
import { troubleWords } from './trouble-words.ts'
import { TroubledButtons } from './troubled-buttons.tsx'

type Props = { plans: readonly TroubledPlan[]; req: PayloadRequest }

/** What was planned and did not happen, why, and what an editor can do about it. */
export function TroubledPlans({ plans, req }: Props) {
  if (plans.length === 0) return null
  const mayAct = isEditor(req)
  return (
    <section className="estu-told" id="troubled-plans" aria-labelledby="troubled-plans-heading">
      <h2 id="troubled-plans-heading">
        {translate(req, 'Запланированное не вышло', 'Жоспарланған нәрсе орындалмады')}
      </h2>
      <ul>
        {plans.map((plan) => (
          <li key={plan.id} className="estu-told__wrong">
            <Troubled plan={plan} req={req} />
            {mayAct && <TroubledButtons id={plan.id} canRetry={plan.trouble !== 'no-document'} name={plan.title} />}
          </li>
        ))}
      </ul>
      {plans.length === troubledShown && (
        <p>{translate(req, 'Это самые давние, за ними есть ещё.', 'Бұлар ең ескілері, артынан тағы бар.')}</p>
      )}
    </section>
  )
}

function Troubled({ plan, req }: { plan: TroubledPlan; req: PayloadRequest }) {
  const { action, at, collection, documentId, lacking, locale, title, trouble } = plan
  const language = req.i18n.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <>
      <p>
        {trouble === 'no-document' ? (
          translate(req, 'Удалённый документ', 'Өшірілген құжат')
        ) : (
          <a href={editPath(collection, documentId, locale)}>{title}</a>
        )}
        <br />
        {translate(req, ...actionWords(action, locale))}, {formatDate(new Date(at), language, 'dayTime')}
      </p>
      <p>{troubleWords(req, trouble, lacking)}</p>
    </>
  )
}
