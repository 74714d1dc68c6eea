import type { MessageChannel } from '@estu/domain/contacts/message-channel'

/** Why a message did not arrive, or is not known to have. Each has its words at the desk. */
export type MessageReason =
  | 'unreachable'
  | 'busy'
  | 'gave-up'
  | 'no-answer'
  | 'wrong-answer'
  | 'interrupted'
  | 'refused-address'
  | 'refused-template'
  | 'refused-account'
  | 'refused-other'
  | 'no-server'
  | 'too-many'
  | 'not-delivered'

/** `sending`: somebody is at it. `by-hand`: no channel reaches this shopper. */
export type MessageState = Outcome['state'] | 'sending' | 'by-hand'

/**
 * `waiting`: surely not taken, to be tried again. `unclear`: it may have been taken, so it is not sent again by us.
 * `failed`: surely refused, for good.
 */
export type Outcome =
  | { state: 'sent'; remoteId: string | null }
  | { state: 'waiting' | 'unclear' | 'failed'; reason: MessageReason; detail: string | null }

/** A way for messages to go. `id` is the same at every try. */
export type Channel<Message> = {
  name: MessageChannel
  send: (message: Message, id: string) => Promise<Outcome>
}
