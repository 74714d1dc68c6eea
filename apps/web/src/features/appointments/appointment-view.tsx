import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import type { Locale } from '@estu/domain/locale/locales'
import { mayChangeAppointment } from '@estu/domain/orders/status-flow'
import { Notice } from '@estu/ui/components/notice'
import { FormProblems } from '@/components/form-frame'
import { nextWords } from '@/components/requests/next-words'
import { VisitRoad } from '@/components/requests/visit-road'
import { WayToBranch } from '@/components/requests/way-to-branch'
import { WithReference } from '@/components/requests/with-reference'
import { UndoCancel } from '@/components/undo-cancel'
import type { AppointmentDetails, Branch, WaitDetails } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { type Translate, translator } from '@/i18n/translator'
import { AppointmentActions } from './appointment-actions'
import { AppointmentFacts } from './appointment-facts'
import { MoveAppointment } from './move-appointment'
import { AskForEarlier } from './waiting/ask-for-earlier'

type Props = {
  locale: Locale
  visit: AppointmentDetails
  token: string
  branch: Branch | undefined
  query: Record<string, string | string[] | undefined>
  /** What messages go by at present. */
  ready: readonly MessageChannel[]
  /** The wait for an earlier time, where there is one. */
  wait: WaitDetails | null
  state: FormState | null
}

/** Consent is taken back as easily as it was given, also after the visit. */
const DetachResult = ({ t }: { t: Translate }) => (
  <form method="post">
    <button className="btn btn--quiet btn--flush" type="submit" name="intent" value="detach">
      {t('visit.resultDetach')}
    </button>
  </form>
)

/** A visit at its own address: when and where, and how to change it. */
export function AppointmentView(props: Props) {
  const { locale, visit, token, branch, query, ready, wait, state } = props
  const t = translator(locale)
  const changeable = mayChangeAppointment(visit.status, new Date(visit.startsAt), new Date())
  const moving = changeable && (query.move === '1' || state?.step === 'time')
  return (
    <div className="page flow-page">
      <header className="stack stack--tight">
        <h1>
          <WithReference text={t('visit.page', { number: visit.reference })} />
        </h1>
        <p className="lead" role="status">
          {t(`visit.${visit.status}`)}
        </p>
      </header>
      <div className="flow">
        <div className="flow__main">
          <UndoCancel locale={locale} cancelDueAt={visit.cancelDueAt} label={t('undo.visit')} />
          {query.moved === '1' && <Notice tone="calm" text={t('visit.moved')} />}
          {query.detached === '1' && !visit.hasResult && <Notice tone="calm" text={t('visit.resultDetached')} />}
          {!changeable && !visit.cancelDueAt && <p>{nextWords(locale, { kind: 'appointment', ...visit })}</p>}
          <AppointmentFacts locale={locale} visit={visit} />
          {visit.hasResult && <DetachResult t={t} />}
          {changeable && !moving && <VisitRoad locale={locale} visit={visit} ready={ready} />}
          {moving ? <MoveAppointment {...props} /> : <FormProblems locale={locale} state={state} labels={{}} />}
          {changeable && !moving && (
            <AskForEarlier locale={locale} visit={visit} wait={wait} ready={ready} state={state} />
          )}
          <AppointmentActions
            locale={locale}
            token={token}
            number={visit.reference}
            changeable={changeable}
            moving={moving}
          />
        </div>
        {changeable && !moving && <WayToBranch locale={locale} branch={branch} />}
      </div>
    </div>
  )
}
