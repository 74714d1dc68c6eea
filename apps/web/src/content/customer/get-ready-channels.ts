import 'server-only'
import { readReadyChannels } from '@estu/cms/messages/ready-channels'
import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { cms } from '@/content/payload'

/** By which channels messages go without anybody's hand, now: nothing else may be promised. */
export const getReadyChannels = async (): Promise<MessageChannel[]> => readReadyChannels(await cms())
