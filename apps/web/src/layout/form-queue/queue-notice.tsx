import type { QueuedFormName } from '@estu/domain/forms/kept/draft-rules'
import { asAsked, type QueuedForm } from '@estu/domain/forms/kept/form-queue'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { routes } from '@estu/domain/routing/routes'
import { Icon, type IconName } from '@estu/ui/components/icon'
import type { ReactNode } from 'react'
import { cancelQueuedForm } from '@/lib/form-queue/cancel-queued-form'
import { changeInQueue, removeFromQueue } from '@/lib/form-queue/queue-storage'
import type { QueueWords, Words } from '@/lib/form-queue/queue-words'
import { placeQueuedOrder } from '@/lib/form-queue/run-queue'

type Props = { entry: QueuedForm; words: QueueWords; locale: Locale }

/** One form that waits or was answered: what it is, what became of it, and what can be done. */
export function QueueNotice(props: Props) {
  const { state } = props.entry
  if (state === 'ready') return <ReadyOrder {...props} />
  if (state === 'sent') return <Sent {...props} />
  if (state === 'waiting') return <Waiting {...props} />
  return <Refused {...props} />
}

const leave = (entry: QueuedForm) => () => location.assign(cancelQueuedForm(entry))

function Waiting({ entry, words: { queue: words } }: Props) {
  const titles = {
    feedback: words.waitingFeedback,
    appointment: words.waitingAppointment,
    order: words.waitingOrder,
  }
  const text = entry.form === 'order' ? words.waitingPrice : words.waitingText
  return (
    <Frame icon="info" title={titles[entry.form]} text={text}>
      {entry.form === 'appointment' && <p>{words.waitingTime}</p>}
      <Actions>
        <Button label={words.cancel} act={leave(entry)} />
      </Actions>
    </Frame>
  )
}

function ReadyOrder({ entry, words: { queue: words }, locale }: Props) {
  const total = entry.answer?.status === 'ready' ? entry.answer.totalKzt : 0
  const seen = Number(entry.fields.find(([name]) => name === 'seenTotal')?.[1] ?? total)
  const money = (text: string | undefined) =>
    text?.replace('{total}', formatTenge(total, locale)).replace('{seen}', formatTenge(seen, locale))
  return (
    <Frame icon="warning" title={words.ready} text={money(seen === total ? words.readyText : words.changedText)} isLoud>
      <Actions>
        <button type="button" className="btn btn--primary btn--s" onClick={() => void placeQueuedOrder(entry.key)}>
          {words.confirm}
        </button>
        <Button label={words.cancel} act={leave(entry)} />
      </Actions>
    </Frame>
  )
}

function Sent({ entry, words: { queue: words } }: Props) {
  const titles = { feedback: words.sentFeedback, appointment: words.sentAppointment, order: words.sentOrder }
  const answer = entry.answer?.status === 'sent' ? entry.answer : null
  const text = answer?.reference ? words.sentText?.replace('{reference}', answer.reference) : undefined
  return (
    <Frame icon="check" title={titles[entry.form]} text={text}>
      <Actions>
        {answer && (
          <a className="btn btn--secondary btn--s" href={answer.to} onClick={() => removeFromQueue(entry.key)}>
            {words.open}
          </a>
        )}
        <Button label={words.close} act={() => removeFromQueue(entry.key)} />
      </Actions>
    </Frame>
  )
}

function Refused({ entry, words: { queue: words, problem }, locale }: Props) {
  const { answer, state } = entry
  const code = state === 'refused' && answer?.status === 'refused' ? answer.problem : ''
  const told = entry.isShortened ? words.shortenedText : words.unsureText
  const sentence = state === 'unsure' ? told : problemText(problem[code], entry, locale)
  return (
    <Frame icon="warning" title={refusedTitle(entry.form, words)} text={sentence || words.refusedText} isLoud>
      <Actions>
        {code === 'signed-out' && (
          <a className="btn btn--secondary btn--s" href={localisePath(locale, routes.signIn.path)}>
            {words.signIn}
          </a>
        )}
        {(state === 'unsure' || code === 'signed-out') && !entry.isShortened && (
          <Button label={words.again} act={() => changeInQueue(asAsked(entry, Date.now()))} />
        )}
        <Button label={code.startsWith('slot-') ? words.otherTime : words.mend} act={leave(entry)} />
      </Actions>
    </Frame>
  )
}

const refusedTitle = (form: QueuedFormName, words: Words) =>
  ({ feedback: words.refusedFeedback, appointment: words.refusedAppointment, order: words.refusedOrder })[form]

function problemText(sentence: string | undefined, { answer }: QueuedForm, locale: Locale): string {
  const detail = answer?.status === 'refused' ? answer.detail : {}
  const shown = (name: string) =>
    name === 'total' && typeof detail.total === 'number'
      ? formatTenge(detail.total, locale)
      : String(detail[name] ?? '')
  return (sentence ?? '').replace(/\{(\w+)\}/g, (_, name: string) => shown(name))
}

type FrameProps = {
  icon: IconName
  title: string | undefined
  text: string | undefined
  isLoud?: boolean
  children: ReactNode
}

const Frame = ({ icon, title, text, isLoud = false, children }: FrameProps) => (
  <div className={isLoud ? 'notice notice--warn' : 'notice'}>
    <Icon name={icon} />
    <p className="strong">{title}</p>
    {text && <p>{text}</p>}
    {children}
  </div>
)

const Actions = ({ children }: { children: ReactNode }) => <div className="btns queue__actions">{children}</div>

const Button = ({ label, act }: { label: string | undefined; act: () => void }) => (
  <button type="button" className="btn btn--quiet btn--s" onClick={act}>
    {label}
  </button>
)
