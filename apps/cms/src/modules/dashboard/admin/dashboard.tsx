import type { PayloadRequest } from 'payload'
import { isClinic, seesVisits } from '../../../access/clinic.ts'
import { isEditor, isWriter, translatorLanguage } from '../../../access/roles.ts'
import { requestOf, type ServerProps } from '../../../admin/request-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { unsentLetters } from '../../../jobs/unsent-letters.ts'
import { listUntold } from '../../messages/index.ts'
import { listToRefund } from '../../orders/index.ts'
import { listStopped } from '../../releases/index.ts'
import { QueueList } from '../../review/admin/queue-list.tsx'
import { countDueArticles, mostDue, readQueue, waitingFor } from '../../review/index.ts'
import { TroubledPlans } from '../../schedule/admin/troubled/troubled-plans.tsx'
import { readTroubledPlans } from '../../schedule/index.ts'
import { ProgressTable } from '../../translation/admin/progress-table.tsx'
import { listDeclinedGlobals, listWaitingGlobals, readTranslationSummary } from '../../translation/index.ts'
import { countWaiting } from '../operations/count-waiting.ts'
import { listMyDrafts, listRecent } from '../operations/list-documents.ts'
import { readOwnerTasks } from '../operations/read-owner-tasks.ts'
import { DocumentList } from './document-list.tsx'
import { OverdueWarning } from './overdue-warning.tsx'
import { OwnerTasks } from './owner-tasks.tsx'
import { RefundWarning } from './refund-warning.tsx'
import { StoppedReleases } from './stopped-releases.tsx'
import { UntoldWarning } from './untold-warning.tsx'
import { WaitingCountsList } from './waiting-counts.tsx'
import { WaitingForMe } from './waiting-for-me.tsx'
import { WaitingGlobals } from './waiting-globals.tsx'

/** What a member of the staff sees first: what did not happen on time, and how far both languages are. */
export async function Dashboard(props: ServerProps) {
  const req: PayloadRequest = await requestOf(props)
  if (!isWriter(req) && !seesVisits(req)) return null
  const plans = await readTroubledPlans(req)
  const late = plans.filter(({ trouble }) => trouble === 'late').length
  const overdue = <OverdueWarning letters={await unsentLetters(req)} latePlans={late} req={req} />
  const desk = isClinic(req) ? (
    <>
      <WaitingCountsList counts={await countWaiting(req)} req={req} />
      <UntoldWarning messages={await listUntold(req)} req={req} />
      <RefundWarning orders={await listToRefund(req)} req={req} />
    </>
  ) : (
    <WaitingCountsList counts={await countWaiting(req)} req={req} />
  )
  const waiting = <WaitingForMe comments={await waitingFor(req)} req={req} />
  if (!isWriter(req))
    return (
      <>
        {overdue}
        {desk}
        {waiting}
      </>
    )
  return (
    <section className="estu-desk">
      {overdue}
      <OwnerTasks tasks={await readOwnerTasks(req)} req={req} />
      <TroubledPlans plans={plans} req={req} />
      {isEditor(req) && <StoppedReleases releases={await listStopped(req)} req={req} />}
      {desk}
      {waiting}
      {isEditor(req) && <Queue req={req} />}
      <TextsOfGlobals req={req} />
      {isEditor(req) && <DueArticles req={req} />}
      <DocumentLists req={req} />
      <h2>{translate(req, 'Два языка', 'Екі тіл')}</h2>
      <ProgressTable summaries={await readTranslationSummary(req)} req={req} />
      <p>
        <a href="/admin/translations">{translate(req, 'Открыть стол переводов', 'Аударма үстелін ашу')}</a>
      </p>
    </section>
  )
}

/** What translators wrote for single documents: for editors to decide, for translators to write anew. */
async function TextsOfGlobals({ req }: { req: PayloadRequest }) {
  const own = translatorLanguage(req)
  if (own)
    return (
      <WaitingGlobals
        id="declined-texts"
        heading={translate(req, 'Вам вернули тексты', 'Сізге қайтарылған мәтіндер')}
        waiting={await listDeclinedGlobals(req, own)}
        req={req}
      />
    )
  return (
    <WaitingGlobals
      id="waiting-globals"
      heading={translate(req, 'Тексты переводчиков', 'Аудармашылардың мәтіндері')}
      waiting={await listWaitingGlobals(req)}
      req={req}
    />
  )
}

const queueShown = 5

/** What has waited longest for an editor. */
async function Queue({ req }: { req: PayloadRequest }) {
  const { rows, total } = await readQueue(req, 'ready', 1, queueShown)
  return (
    <section aria-labelledby="review-queue">
      <h2 id="review-queue">{translate(req, `Ждут проверки: ${total}`, `Тексеруді күтеді: ${total}`)}</h2>
      {total > 0 && <QueueList rows={rows} req={req} />}
      <p>
        <a href="/admin/review">{translate(req, 'Открыть очередь проверки', 'Тексеру кезегін ашу')}</a>
      </p>
    </section>
  )
}

/** How many articles a specialist has to look at again. */
async function DueArticles({ req }: { req: PayloadRequest }) {
  const count = await countDueArticles(req)
  if (count === 0) return null
  const many = count < mostDue ? String(count) : `${mostDue - 1}+`
  return (
    <p>
      <a href="/admin/due-articles">
        {translate(req, `Статьи, которые пора проверить: ${many}`, `Тексеретін уақыты келген мақалалар: ${many}`)}
      </a>
    </p>
  )
}

async function DocumentLists({ req }: { req: PayloadRequest }) {
  const [drafts, recent] = await Promise.all([listMyDrafts(req), listRecent(req)])
  return (
    <div className="estu-lists">
      <DocumentList
        id="my-drafts"
        title={translate(req, 'Мои черновики', 'Менің қараламаларым')}
        rows={drafts}
        req={req}
      />
      <DocumentList
        id="recent"
        title={translate(req, 'Недавно изменённые', 'Жақында өзгергендер')}
        rows={recent}
        req={req}
      />
    </div>
  )
}
