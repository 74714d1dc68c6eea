import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { isMessageKind } from '../mail-kinds.ts'
import { channelLabels, kindLabels, reachedLabels, reasonLabels, stateLabels } from '../message-labels.ts'
import type { ToldMessage } from '../operations/list-messages.ts'

/** What became of a message, in the words of the desk. @param toldAt when somebody of the staff last wrote */
export function messageWords(req: PayloadRequest, message: ToldMessage, toldAt: Date | null) {
  const { kind, channel, state, reason, detail, at, due } = message
  const isDone = state === 'by-hand' && toldAt !== null && toldAt >= at
  const reached = state === 'sent' ? reachedOf(message) : null
  const became = isDone
    ? translate(req, 'Написали сами', 'Өзіміз жаздық')
    : translate(req, ...(reached?.label ?? stateLabels[state]))
  const locale = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  const why = reason && translate(req, ...reasonLabels[reason])
  return {
    what: isMessageKind(kind) ? translate(req, ...kindLabels[kind]) : kind,
    became: channel ? `${became} (${translate(req, ...channelLabels[channel])})` : became,
    when: formatDate(due ?? (isDone ? toldAt : (reached?.at ?? at)), locale, 'dayTime'),
    why: why && detail ? `${why} (${detail})` : (why ?? ''),
    isWrong: !isDone && ['unclear', 'failed', 'by-hand'].includes(state),
  }
}

/** What the messenger told of it later. */
function reachedOf({ deliveredAt, readAt }: ToldMessage) {
  if (readAt) return { at: readAt, label: reachedLabels.read }
  return deliveredAt && { at: deliveredAt, label: reachedLabels.delivered }
}
