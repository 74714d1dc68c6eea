export type { MessageReason, Outcome } from './channels/channel.ts'
export { mailChannel } from './channels/mail-channel.ts'
export { type TemplateMessage, whatsappChannel } from './channels/whatsapp/whatsapp-channel.ts'
export { adminUrl, clinicAddress, localeOf, personalUrl, siteUrl, translateIn } from './letter-context.ts'
export {
  aboutOf,
  isForClinic,
  isMailKind,
  isMessage,
  type KindsOf,
  type Letter,
  type LetterKind,
  type MailJob,
  type MailKind,
  type MessageKind,
  opensAdmin,
} from './mail-kinds.ts'
export { mailer } from './mailer.ts'
export { kindLabels, reasonLabels } from './message-labels.ts'
export { branchFacts } from './operations/branch-facts.ts'
export { dropDelayed, postponeDelayed } from './operations/delayed-messages.ts'
export { listMessages, listUntold, type UntoldMessage, untoldShown } from './operations/list-messages.ts'
export { claimMessage, isRecorded, leaveToStaff, settleMessage, withdrawMessage } from './operations/message-records.ts'
export { mailQueue, queueMail, queueMessage, whatsappQueue } from './operations/queue-mail.ts'
export { readAddressee } from './operations/read-addressee.ts'
export { noteReadyChannels } from './operations/ready-channels.ts'
export { settleAbandoned } from './operations/settle-abandoned.ts'
export { whatsappWebhook } from './whatsapp-webhook.ts'
